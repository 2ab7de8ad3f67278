/**
 * Receives an image as the body of a POST and stores it. Visitors can't upload images. The server checks the caller,
 * the size, and the budget before it reads the body.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { createImage, findUploaded, type ImageServices, type Upload } from "../../../nouns/image/image.commands.js";
import { imageAddress } from "../../../nouns/image/image.paths.js";
import type { Image } from "../../../database/entities/image.entity.js";
import { createImageEncoder } from "../../../platform/images/imageEncoder.js";
import { AppError, UnauthenticatedError } from "../../../shared/errors.js";
import { checkAllowed, type Viewer } from "../../../shared/schema/policies.js";
import type { Env } from "../../env.js";
import type { BudgetCharge } from "../../graphql/limits/clientBudget.js";
import { recordDenied } from "../../graphql/deniedOperations.js";
import type { Caller } from "../../graphql/requestContext.js";
import { onClientDisconnect } from "../clientDisconnect.js";
import { sendsToken } from "../bearerTokens.js";
import type { Callers } from "../identity.js";
import { explainImageFault } from "./imageFaults.js";
import { rejectEncoded } from "../jsonBody.js";
import { corsHeadersOf, isForeign, preflightHeaders } from "../origins.js";
import { overloaded, type WorkInProgress, type WorkLimits } from "../limits/workLimits.js";
import { maxImageBytes, uploadTypes } from "../../../../shared/apiLimits.js";

/** The share of the response timeout that decoding and encoding one image may take. */
const imageTimeShare = 0.8;

/** How many uploads one server handles at the same time, and how many of them it decodes at the same time. */
const imageUploads = { maxInProgress: 4, maxDecoding: 2 };

/**
 * The cost of an uploaded image: `imageUploadCost` for processing it, plus one unit for every `uploadedBytesPerUnit`
 * bytes that the server must hold.
 */
const imageUploadCost = 5_000;
const uploadedBytesPerUnit = 1_024;

export interface ImageUploadOptions {
  env: Pick<Env, "publicUrl" | "allowedOrigins">;
  services: ImageServices;
  callers: Callers;
  work: WorkInProgress;
  workLimits: WorkLimits;
}

const url = "/images";

const tooLarge = new AppError(
  `The image exceeds ${maxImageBytes / 1024 / 1024} MB. Resize it, for example to a width of 2,000 pixels, and upload it again.`,
  "REQUEST_TOO_LARGE",
  { http: { status: 413 } },
);

/**
 * The error for a body that is empty or has another content type. Requiring an image type prevents uploads by another
 * site's form, and `isForeign` prevents uploads by its scripts.
 */
const unreadable = new AppError(
  `Send the image as the body, with its content-type: ${uploadTypes.slice(0, -1).join(", ")} or ${uploadTypes.at(-1)}.`,
  "UNSUPPORTED_MEDIA_TYPE",
  { http: { status: 415 } },
);

export function addImageUpload(app: FastifyInstance, options: ImageUploadOptions): void {
  const { env, services, callers, work, workLimits } = options;
  const encode = createImageEncoder({
    maxProcesses: imageUploads.maxDecoding,
    timeout: imageTimeShare * workLimits.responseTimeout,
  });
  const chargeOf = new WeakMap<FastifyRequest, BudgetCharge>();
  let inProgress = 0;

  /** @throws UnauthenticatedError or ForbiddenError for a caller who may not upload images. */
  async function rejectForbidden(caller: Caller): Promise<Viewer> {
    const { viewer } = caller;
    if (viewer === null) throw new UnauthenticatedError(undefined, { http: { status: 401 } });
    try {
      checkAllowed("uploadImages", viewer, "mutation");
    } catch (error) {
      const isForbidden = error instanceof AppError && error.extensions["code"] === "FORBIDDEN";
      if (isForbidden) await recordDenied(services, caller, ["uploadImage"]);
      throw error;
    }
    return viewer;
  }

  /** Counts the upload until its connection or response ends. This limits how many bodies are in memory. */
  function begin(reply: FastifyReply): void {
    if (work.isFull() || inProgress >= imageUploads.maxInProgress) throw overloaded;
    inProgress += 1;
    reply.raw.once("close", () => (inProgress -= 1));
    // Watch the connection from here, because the caller might disconnect before the image is decoded.
    onClientDisconnect(reply);
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(/^image\/(?:jpeg|png|webp|avif)$/, { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error) => {
      const { code } = error as { code?: string };
      if (code === "FST_ERR_CTP_BODY_TOO_LARGE") throw tooLarge;
      if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw unreadable;
      throw error;
    });
    scope.options(url, async (request, reply) =>
      reply.code(204).headers(corsHeadersOf(request, env)).headers(preflightHeaders).send(),
    );
    scope.route<{ Querystring: { name?: unknown } }>({
      method: "POST",
      url,
      bodyLimit: maxImageBytes,
      onRequest: async (request, reply) => {
        reply.headers(corsHeadersOf(request, env)).header("cache-control", "no-store");
        const budget = await callers.chargeRequest(request, reply);
        chargeOf.set(request, budget);
        if (!sendsToken(request.headers) && isForeign(request.headers, env))
          throw new AppError("Images are not accepted from other sites' pages.", "FORBIDDEN", {
            http: { status: 403 },
          });
        rejectEncoded(request);
        const { caller } = await callers.identify(request, budget);
        await rejectForbidden(caller);
        const size = announcedBytes(request);
        if (size > maxImageBytes) throw tooLarge;
        await budget.chargeAtLeast(imageUploadCost + Math.ceil(size / uploadedBytesPerUnit));
        begin(reply);
        reply.headers(budget.headers());
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw unreadable;
        // Identify the caller again, because the session may have ended while the body arrived.
        const { caller } = await callers.identify(request, chargeOf.get(request)!);
        const viewer = await rejectForbidden(caller);
        const upload: Upload = { bytes: request.body, fileName: fileNameOf(request.query.name), by: viewer };
        const earlier = await findUploaded(services.db, upload.bytes);
        if (earlier) return reply.send(describe(earlier));
        const encoded = await encode(upload.bytes, onClientDisconnect(reply)).catch(explainImageFault);
        const image = await createImage(services, upload, encoded);
        return reply.code(201).send(describe(image));
      },
    });
  });
}

/** Returns the announced size of an upload. A chunked upload counts as the largest allowed upload. */
function announcedBytes({ headers }: FastifyRequest): number {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : maxImageBytes;
}

const maxFileName = 200;

/** Returns the last part of a file path, without control characters and shortened to `maxFileName`. */
function fileNameOf(name: unknown): string {
  if (typeof name !== "string") return "";
  const last = name.split(/[/\\]/).at(-1)!;
  return last.replaceAll(/[\p{C}\p{Surrogate}]/gu, "").slice(0, maxFileName);
}

function describe(image: Image) {
  const { id, width, height, alt, fileName } = image;
  return { id, address: imageAddress(image), width, height, alt, fileName };
}
