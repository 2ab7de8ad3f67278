/**
 * Encodes uploads in separate processes: the memory of a decoded image is returned to the system, a crash of a decoder
 * does not affect the server, and the time limit really ends the work.
 */
import { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { EncoderResult } from "./encoderProcess.js";
import { type EncodedImage, ImageFault } from "./imageFiles.js";
import { ProcessCrash, startProcess } from "./imageProcess.js";

export interface ImageEncoderOptions {
  /** How many processes may run at the same time. Further uploads wait. */
  maxProcesses: number;
  /** How long one image may take, in ms, without the time that it waits. */
  timeout: number;
}

/** @throws ImageFault when the upload cannot become an image, AbandonedError after the caller has disconnected. */
export type EncodeImage = (upload: Uint8Array, disconnect: Disconnect) => Promise<EncodedImage>;

export function createImageEncoder({ maxProcesses, timeout }: ImageEncoderOptions): EncodeImage {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** @throws AbandonedError as soon as the caller disconnects, so nothing keeps an upload that nobody waits for. */
  function waitForTurn(disconnect: Disconnect): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      disconnect.onFire(() => {
        const place = waiting.indexOf(resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new AbandonedError());
      });
    });
  }

  return async (upload, disconnect) => {
    if (running >= maxProcesses) await waitForTurn(disconnect);
    else running += 1;
    try {
      return await runProcess(upload, disconnect, timeout);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function runProcess(upload: Uint8Array, disconnect: Disconnect, timeout: number): Promise<EncodedImage> {
  if (disconnect.hasFired) throw new AbandonedError();
  const child = startProcess("encoderProcess");
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.end(new ImageFault("tooSlow")), timeout);
    disconnect.onFire(() => child.end(new AbandonedError()));
    child.onMessage<EncoderResult>((result) => {
      if ("image" in result) resolve(result.image);
      else reject(new ImageFault(result.fault));
    });
    child.onEnd((error) => {
      clearTimeout(timer);
      // A crash of a decoder is the fault of the upload, as far as anybody can tell.
      reject(error instanceof ProcessCrash ? new ImageFault("damaged") : error);
    });
    child.send(upload);
  });
}
