import { useEffect, useRef, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Image } from '#contract/images.ts';
import { ownFailure } from '#providers/http/failure-of.ts';
import { uploadImageCall } from '#providers/calls/file-calls.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { problemOf } from './image-file.ts';

interface UploadInput {
  resource: AnyResource;
  fieldKey: string;
  onUploaded: (image: Image) => void;
}
interface Upload {
  name: string;
  /** The chosen file as the browser has it, to be seen at once. */
  address: string;
  /** How much of it has gone, from 0 to 1. */
  share: number;
}

/** Sends a picture as soon as it is chosen. What fails is told in `failure`, and changes nothing else. */
export function useImageUpload({ resource, fieldKey, onUploaded }: UploadInput) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [hasArrived, setArrived] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);
  const { send } = useSendCall();

  // A form that is left takes its upload with it.
  useEffect(() => () => current.current?.abort(), []);

  const address = upload?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setArrived(false);
    setUpload(null);
  };

  async function start(file: File): Promise<void> {
    stop();
    setFailure(null);
    const problem = problemOf(file);
    if (problem) return setFailure(ownFailure(problem));
    const own = new AbortController();
    current.current = own;
    setUpload({ name: file.name, address: URL.createObjectURL(file), share: 0 });
    try {
      const image = await send(uploadImageCall({ resource, fieldKey }, file), {
        signal: own.signal,
        onProgress: (share) => setUpload((before) => before && { ...before, share }),
      });
      if (own.signal.aborted) return;
      onUploaded(image);
      setArrived(true);
    } catch (error) {
      if (own.signal.aborted) return;
      setFailure(error);
    }
    setUpload(null);
  }

  return { upload, hasArrived, failure, start, stop, forget: () => setFailure(null) };
}
