/** Creates what the routes with parameters need, and returns paths of these routes. */

/** Sends an operation as an editor. */
export type SendOperation = <Data>(query: string, variables?: object) => Promise<Data>;

export interface Sampled {
  origin: string;
  cookie: string;
  send: SendOperation;
}

/** Uploads the site's icon, and returns the path of the image. */
async function imagePaths({ origin, cookie }: Sampled): Promise<string[]> {
  const icon = await (await fetch(`${origin}/icon-512.png`)).arrayBuffer();
  const headers = { "content-type": "image/png", cookie, "x-session": "required" };
  const response = await fetch(`${origin}/images?name=icon.png`, { method: "POST", headers, body: icon });
  const { address } = (await response.json()) as { address: string };
  return [new URL(address, origin).pathname];
}

/** Returns the path of the first script of the playground. */
async function playgroundPaths({ origin }: Sampled): Promise<string[]> {
  const html = await (await fetch(`${origin}/playground`)).text();
  return [/<script[^>]*\ssrc="([^"]+)"/.exec(html)![1]!];
}

/** Drafts a change of a casino, and returns the path of the draft's preview. */
async function previewPath({ send }: Sampled): Promise<string> {
  const { casinos } = await send<{ casinos: { nodes: { id: string; version: number }[] } }>(
    "{ casinos(first: 1) { nodes { id version } } }",
  );
  const { id: rowId, version: rowVersion } = casinos.nodes[0]!;
  const input = { noun: "CASINO", rowId, rowVersion, patch: { rating: 4 } };
  const { createDraft } = await send<{ createDraft: { id: string } }>(
    "mutation ($input: DraftInput!) { createDraft(input: $input) { id } }",
    { input },
  );
  const { createDraftPreview } = await send<{ createDraftPreview: { path: string } }>(
    "mutation ($id: ID!) { createDraftPreview(id: $id) { path } }",
    { id: createDraft.id },
  );
  return createDraftPreview.path;
}

const none = async () => [];

const samples: Record<string, (sampled: Sampled) => Promise<string[]>> = {
  "/images/:imageId/:name": imagePaths,
  "/playground/*": playgroundPaths,
  "/preview/:token": async (sampled) => [await previewPath(sampled)],
  "/preview/:token/*": async (sampled) => [`${await previewPath(sampled)}/all-casinos`],
  // Always responds with 404.
  "/images/*": none,
  // routes.ts measures the pages, the lists of the API and the snapshots.
  "/*": none,
  "/graphql": none,
  "/snapshots/:name": none,
};

/** @throws Error for a new route with parameters, which needs a line above. */
export async function pathsOf(route: string, sampled: Sampled): Promise<string[]> {
  if (Object.hasOwn(samples, route)) return samples[route]!(sampled);
  // routes.ts measures the sitemaps that the index lists. Empty ones respond with 404.
  if (route.startsWith("/sitemap-")) return [];
  if (/[:*]/.test(route)) throw new Error(`Add paths of the route ${route} to bench/routes/samplePaths.ts.`);
  return [route];
}
