// validatorUrl is null because the default sends the document to another host.
SwaggerUIBundle({
  url: "openapi.yaml",
  dom_id: "#reference",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
