// A process of its own that looks into one document and ends: see `run-in-child-process.ts`. Only a word goes back, and
// the document where something was taken out of it.
import { type DocumentType, inspectDocument } from './inspect-document.ts';

process.once('message', ({ type, bytes }: { type: DocumentType; bytes: Uint8Array }) => {
  void inspectDocument(type, Buffer.from(bytes)).then((inspection) =>
    process.send?.(inspection, () => process.exit(0)),
  );
});
