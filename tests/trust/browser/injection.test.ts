import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { arabicKey, englishKey } from '#contract/field-keys.ts';
import { DEFAULT_TEXT_MAX, halfMax, longTextMax } from '#contract/field-limits.ts';
import { pages } from '#contract/pages.ts';
import { placeholdersIn } from '#contract/placeholders.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import type { Account, Api } from '#tests/support/browser-api.ts';
import { bellOf, bellPanelOf, clearInbox, speakBesideHub } from '#tests/support/browser-bell.ts';
import { watchInjection } from '#tests/support/browser-injection.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { payloadsThatFit, scriptPayloads } from '#tests/support/script-payloads.ts';

test.setTimeout(900_000);
test.use({ hostName: 'sown with payloads' });

interface SownText {
  /** On the wire. */
  key: string;
  max: number;
  /** Those that it can hold: what is too long, or a placeholder that nobody knows, the host refuses. */
  payloads: readonly string[];
}

/** Where texts of a record may stand. */
function textsOf(resource: AnyResource): SownText[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => {
    const textOf = (name: string, max: number): SownText => {
      const isBound = 'placeholders' in field && field.placeholders !== undefined;
      const canHold = (payload: string) =>
        payload.length <= max && !(isBound && placeholdersIn(payload).length > 0);
      return { key: name, max, payloads: scriptPayloads.filter(canHold) };
    };
    if (field.writeBy === 'server' || resource.name === 'list-views')
      return key === 'name' ? [textOf(key, 80)] : [];
    if (field.type === 'bilingual')
      return [arabicKey(key), englishKey(key)].map((name) => textOf(name, halfMax(field)));
    if (field.type === 'longText') return [textOf(key, longTextMax(field))];
    const isFree = field.type === 'text' && field.format !== 'slug';
    return isFree ? [textOf(key, field.max ?? DEFAULT_TEXT_MAX)] : [];
  });
}

interface Sown {
  resource: AnyResource;
  ids: number[];
  texts: number;
}

/** Records whose every text holds payloads, until each text of the resource has held all of them. */
async function sow(api: Api, resource: AnyResource): Promise<Sown> {
  const texts = textsOf(resource);
  const at = new Map(texts.map(({ key }) => [key, 0]));
  const role = resource.owner && resource.name !== 'list-views' ? 'User' : 'Admin';
  const account: Account = role === 'User' ? 'client' : 'admin';
  const ids: number[] = [];
  const isMissing = () => texts.some(({ key, payloads }) => (at.get(key) ?? Infinity) < payloads.length);
  for (let number = 3000; texts.length > 0 && isMissing(); number += 4) {
    const bodies = [0, 1, 2, 3].map((more) => {
      const body: Record<string, unknown> = buildRecord(resource, { number: number + more, role });
      // Whoever may write it.
      for (const { key, max, payloads } of texts) {
        if (body[key] === undefined) {
          at.delete(key);
          continue;
        }
        const { text, used } = payloadsThatFit(payloads, { from: at.get(key) ?? 0, max });
        at.set(key, (at.get(key) ?? 0) + used);
        body[key] = text;
      }
      // Pictures are another story.
      for (const [key, field] of Object.entries(resource.fields))
        if (field.type === 'image') body[key] = null;
      return body;
    });
    const made = await Promise.all(
      bodies.map((body) => api.call(account, `POST ${callPath(resource, resource.verbs.create)}`, body)),
    );
    for (const data of made) ids.push(z.object({ id: z.number() }).parse(data).id);
  }
  return { resource, ids, texts: at.size };
}

test('X-01 every text of every record holds every payload, and none of them does anything on any page', async ({
  page,
  api,
  enter,
  language,
}) => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(500);
  const settings = resources.find(({ name }) => name === 'site-settings');
  expect(settings).toBeDefined();
  const sown: Sown[] = [];
  const refused: string[] = [];
  for (const resource of resources) {
    if (resource.access.create === false) continue;
    if (['deletion-requests', 'contact-messages'].includes(resource.name)) continue;
    await sow(api, resource).then(
      (each) => sown.push(each),
      (error: unknown) => refused.push(`${resource.name}: ${String(error).slice(0, 300)}`),
    );
  }
  expect(refused).toEqual([]);
  const stored = sown.reduce((sum, { texts }) => sum + texts, 0);

  const watch = await watchInjection(page.context());
  let seen = 0;
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('#boot')).toHaveCount(0);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await watch.look(page);
    seen += 1;
  };
  for (const { path } of [
    pages.home,
    pages.services,
    pages.about,
    pages.contact,
    pages.faq,
    pages.consultations,
    pages.sitemap,
  ])
    await visit(path);
  await enter(page, 'admin', '/admin');
  await visit('/admin');
  // Every list in one of the two languages.
  const own = sown.filter((_each, at) => at % 2 === (language === 'ar' ? 0 : 1));
  for (const { resource, ids } of own) {
    if (!resource.menu) continue;
    const list = adminPath(resource);
    await visit(`${list}?PageSize=100`);
    await visit(`${list}?PageSize=100&PageIndex=2`);
    const [id] = ids;
    if (!id) continue;
    if (resource.access.read !== false) await visit(`${list}/${id}`);
    if (resource.access.update !== false) await visit(`${list}/${id}/edit`);
    await visit(`${list}/${id}/history`);
  }
  figure(
    `${language}: ${scriptPayloads.length} payloads in ${stored} texts, ${seen} pages, ${watch.found.length} found`,
  );
  expect(watch.found).toEqual([]);
});

test('X-07 payloads in the address, in what is stored and in what the hub sends do nothing', async ({
  page,
  api,
  enter,
  language,
  say,
}) => {
  const watch = await watchInjection(page.context());
  let sources = 0;
  const step = Math.floor(scriptPayloads.length / 24);
  const some = scriptPayloads.filter((_payload, at) => at % step === 0);
  const addressed = [
    '/',
    '/servicespage',
    '/FAQClient',
    '/login',
    '/consultations',
    '/verify-otp',
    '/nowhere',
  ];
  for (const [at, payload] of some.entries()) {
    const path = addressed[at % addressed.length] ?? '/';
    const given = encodeURIComponent(payload);
    const keys = [
      'q',
      'category',
      'branch',
      'service',
      'step',
      'tab',
      'lang',
      'redirect',
      'next',
      'to',
      'page',
    ];
    await page.goto(`${path}?${keys.map((key) => `${key}=${given}`).join('&')}#${given}`);
    await expect(page.locator('#boot')).toHaveCount(0);
    await watch.look(page);
    sources += keys.length + 1;
  }

  // Whatever a page asks its storage for.
  for (const payload of some.slice(0, 8)) {
    const stored = await page.context().newPage();
    await stored.addInitScript((value) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key: string) {
        return /Language|signedIn|auth/.test(key) ? read.call(this, key) : value;
      };
    }, payload);
    await stored.goto('/verify-otp');
    await stored.goto('/servicespage');
    await expect(stored.locator('#boot')).toHaveCount(0);
    await watch.look(stored);
    await stored.close();
    sources += 1;
  }

  const last = await clearInbox(api, 'admin');
  const { invoke, isGreeted } = await speakBesideHub(page);
  await enter(page, 'admin', '/admin/faq');
  await isGreeted();
  for (const [at, payload] of some.entries()) {
    const told = {
      // The next ones: before a gap the page asks the host, which knows of none of these.
      Id: last + 1 + at,
      Title: payload,
      Message: `${payload} ${at}`,
      Type: payload,
      noteId: payload,
    };
    invoke('NotifyStaff', at % 2 ? told : JSON.stringify(told));
    sources += 1;
  }
  await watch.look(page);
  // The toasts are one for all of them; the list under the bell has every word.
  await bellOf(page, say).click();
  await expect(bellPanelOf(page, say).getByRole('listitem')).toHaveCount(some.length);
  await watch.look(page);
  figure(`${language}: ${sources} sources, ${watch.found.length} found`);
  expect(watch.found).toEqual([]);

  // The eye sees what it is there to see.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<a href="java&#10;script:alert(1)">x</a>'),
  );
  await watch.look(page);
  expect(watch.found).toHaveLength(1);
});
