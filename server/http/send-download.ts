import type { FastifyReply } from 'fastify';
import type { Download } from './route.ts';

/** Its name in both forms of RFC 6266: a browser takes the one in the reader's letters. */
export function sendDownload(
  reply: FastifyReply,
  { type, name, plainName, content }: Download,
): FastifyReply {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return (
    reply
      .type(type)
      // Whatever it is: nothing in it runs, wherever it is opened.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`)
      .send(content)
  );
}
