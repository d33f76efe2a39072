import { type UseStore, createStore, delMany, get, keys, set } from 'idb-keyval';
import { FILE_MAX_BYTES } from '#contract/file-rules.ts';
import { DRAFT_FILES } from '#contract/stores.ts';

/**
 * Files of drafts, which outlive a reload (decision 048). They are sealed with what their draft is sent under: a secret
 * that lies in the session storage of the tab, and goes with the draft, with a logout and with the tab. What is sent,
 * taken out again or logged out goes at once; what a closed tab leaves cannot be opened, and goes when files are kept or
 * looked for here the next time and its lifetime is over.
 */
interface SealedFile {
  /** Its name, type and time: a name alone may tell of a case. */
  about: Sealed;
  content: Sealed;
}
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Milliseconds. */
const LIFETIME = 7 * 86_400_000;

/** Keeps these files of a draft, and none else. Throws where the browser has no such means. */
export async function keepFiles(secret: string, files: readonly File[]): Promise<void> {
  const [place, key] = await lockOf(secret);
  // One that cannot be sent for its size is not read either.
  const small = files.filter(({ size }) => size <= FILE_MAX_BYTES);
  const sealed = await Promise.all(small.map((file) => sealFile(key, file)));
  const store = openStore();
  const old = (await keys<string>(store)).filter((name) => name.startsWith(place) || isOld(name));
  await delMany(old, store);
  if (sealed.length > 0) await set(`${place} ${Date.now()}`, sealed, store);
}

/** The files that were kept of a draft; none where there are none any more. */
export async function readFiles(secret: string): Promise<File[]> {
  const [place, key] = await lockOf(secret);
  const store = openStore();
  const all = await keys<string>(store);
  await delMany(all.filter(isOld), store);
  const found = all.find((name) => name.startsWith(place) && !isOld(name));
  const sealed = found === undefined ? undefined : await get<SealedFile[]>(found, store);
  return Promise.all((sealed ?? []).map((file) => openFile(key, file)));
}

function openStore(): UseStore {
  const store = (opened ??= createStore(DRAFT_FILES, 'sealed'));
  return (mode, callback) =>
    store(mode, (objects) => {
      const { db } = objects.transaction;
      // A logout deletes it, in whichever tab: an open one would hold that up.
      db.onversionchange = () => {
        db.close();
        opened = undefined;
      };
      return callback(objects);
    });
}
let opened: UseStore | undefined;

const isOld = (name: string): boolean => Number(name.split(' ', 2)[1]) < Date.now() - LIFETIME;

/** Where the files of a draft lie, and what opens them: the place does not tell the secret. */
async function lockOf(secret: string): Promise<[place: string, key: CryptoKey]> {
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const place = new Uint8Array(await digest(`place of ${secret}`));
  const key = await digest(`key of ${secret}`);
  return [
    Array.from(place, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
  ];
}

async function sealFile(key: CryptoKey, file: File): Promise<SealedFile> {
  const { name, type, lastModified } = file;
  const about = new TextEncoder().encode(JSON.stringify([name, type, lastModified]));
  return { about: await seal(key, about), content: await seal(key, await file.arrayBuffer()) };
}

async function openFile(key: CryptoKey, { about, content }: SealedFile): Promise<File> {
  // What opens with the key was sealed above.
  const [name, type, lastModified] = JSON.parse(new TextDecoder().decode(await open(key, about))) as [
    string,
    string,
    number,
  ];
  return new File([await open(key, content)], name, { type, lastModified });
}

async function seal(key: CryptoKey, plain: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

const open = (key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
