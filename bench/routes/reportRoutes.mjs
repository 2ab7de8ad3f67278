// Preloaded into a server. Sends the URL pattern of each GET route that the server registers to the parent process.
import { subscribe } from "node:diagnostics_channel";

subscribe("fastify.initialization", ({ fastify }) => {
  fastify.addHook("onRoute", ({ method, url }) => {
    if ([method].flat().includes("GET")) process.send(url);
  });
});
