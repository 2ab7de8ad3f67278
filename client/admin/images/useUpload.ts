import { useEffect, useRef, useState } from "react";
import { UploadError, uploadImage, type UploadedImage } from "./uploadImage";

type UploadState = { percent: number | null; error: string | null };

const idle: UploadState = { percent: null, error: null };

/** Uploads one image at a time. A new file cancels the upload in progress, and so does leaving the form. */
export function useUpload(onUploaded: (image: UploadedImage) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function upload(file: File): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const change = (next: UploadState) => {
      if (current.current === controller) setState(next);
    };
    change({ percent: 0, error: null });
    try {
      const image = await uploadImage(file, {
        signal: controller.signal,
        onProgress: (percent) => change({ percent, error: null }),
      });
      change(idle);
      if (!controller.signal.aborted) onUploaded(image);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof UploadError)) throw error;
      change({ percent: null, error: error.message });
    }
  }

  function cancel(): void {
    current.current?.abort();
    current.current = null;
    setState(idle);
  }

  return { ...state, upload, cancel };
}
