import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll, isAlive, lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { structuredDataOf } from '#tests/support/structured-data.ts';

test(
  'an article that is drafted in Arabic is previewed, published at its minute, and its English draft seen by nobody',
  { tag: '@journey' },
  async ({ page, request, api, enter, newPerson, say, language }) => {
    const slug = `story-${Date.now().toString(36)}`;
    test.setTimeout(240_000);
    const nameOf = async (path: string) => {
      const named = z.object({ nameAr: z.string(), nameEn: z.string() });
      const { nameAr, nameEn } = named.parse(await api.call('admin', `GET ${path}`));
      return say(nameAr, nameEn);
    };
    const [writer, service] = [
      await nameOf('/api/Lawyers/GetById/2'),
      await nameOf('/api/ServiceCategories/GetById/1'),
    ];
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

    // Typed as an editor does: Arabic whole, English hardly begun.
    await enter(page, 'admin', '/admin/articles/new');
    const type = (ar: string, en: string, text: string) => page.getByLabel(say(ar, en)).fill(text);
    await type('العنوان (بالعربية)', 'Title (Arabic)', 'الشرط الجزائي في عقود التوريد');
    await type('العنوان (بالإنجليزية)', 'Title (English)', 'Unfinished English headline');
    await page.getByLabel(say('عنوان الصفحة', 'Page address')).fill(slug);
    await type('الملخص (بالعربية)', 'Summary (Arabic)', 'متى يُحكم به ومتى يُخفَّض.');
    await type('النص (بالعربية)', 'Text (Arabic)', 'الفقرة الأولى.\n\n## متى يُخفَّض\n\n- إذا كان مبالغًا فيه.');
    const choose = async (field: string, name: string) => {
      const box = page.getByRole('searchbox', { name: field });
      await box.click();
      await box.fill(name);
      await page.getByRole('option', { name }).first().click();
    };
    await choose(say('الكاتب', 'Author'), writer);
    await choose(say('الخدمات', 'Services'), service);
    await page.keyboard.press('Escape');
    await lookAt(page, `${language}-article-typed`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/articles$/);
    const written = z
      .array(z.looseObject({ id: z.number(), slug: z.string() }))
      .parse(await api.call('admin', 'GET /api/Articles/GetAll?Sort=-id&PageSize=5'))
      .find((one) => one.slug === slug);
    const id = written?.id ?? 0;
    await page.goto(`/admin/articles/${id}/edit`);
    const strip = page.getByRole('region', { name: say('في الموقع', 'On the site') });
    const arabic = strip.getByRole('listitem', { name: say('العربية', 'Arabic') });
    const english = strip.getByRole('listitem', { name: say('الإنجليزية', 'English') });
    await expect(arabic.getByText(say('مسودة', 'Draft'), { exact: true })).toBeVisible();
    // The English half is not whole: nothing can be published of it.
    await expect(english.getByRole('button')).toHaveCount(0);
    await expect(
      english.getByText(say('ينقصه للنشر: الملخص، النص', 'To be published it still needs: Summary, Text')),
    ).toBeVisible();
    await lookAt(page, `${language}-article-draft`);
    await page.setViewportSize({ width: 1280, height: 900 });

    // The editor looks at it first, in a tab beside.
    const beside = page.waitForEvent('popup');
    await arabic.getByRole('button', { name: say('معاينة', 'Preview'), exact: true }).click();
    await expect((await beside).getByRole('heading', { level: 1 })).toHaveText(
      'الشرط الجزائي في عقود التوريد',
    );
    await (await beside).close();

    // A colleague without an account reads the draft by the link, on the page as it will be.
    await arabic.getByRole('button', { name: say('نسخ رابط المعاينة', 'Copy preview link') }).click();
    await expect(page.getByText(say(/^نُسخ رابط المعاينة/, /^Preview link copied/)).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const drawn = await request.get(link);
    expect([drawn.status(), drawn.headers()['cache-control'], drawn.headers()['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    const html = await drawn.text();
    expect(html).toContain('الشرط الجزائي في عقود التوريد');
    expect(html).not.toContain('Unfinished English');
    const colleague = await newPerson();
    await colleague.goto(link);
    await isAlive(colleague);
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('الشرط الجزائي في عقود التوريد');
    await expect(colleague.getByText('معاينة مسودة')).toBeVisible();
    await expectAccessible(colleague);
    expect((await request.get(`/insights/${slug}?lang=ar`)).status()).toBe(404);

    // Published at a set minute, by the firm's clock, which is that of this device.
    await arabic.getByRole('button', { name: say('جدولة', 'Schedule') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(say(/^يُنشر في/, /^Publish at/))).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    // The next one that is not over before the dialog is.
    const publishAt = Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;
    const typed = await page.evaluate((at) => {
      const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
      return local.toISOString().slice(0, 16);
    }, publishAt);
    await dialog.getByLabel(say(/^يُنشر في/, /^Publish at/)).fill(typed);
    await dialog.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(arabic.getByText(say('مُجدول', 'Scheduled'), { exact: true })).toBeVisible();
    await expect(arabic).toContainText(say(/يُنشر في/, /Will be published on/));
    const address = `/insights/${slug}?lang=ar`;
    expect((await request.get(address)).status()).toBe(404);
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 90_000, intervals: [100] })
      .toBe(200);
    expect(Date.now() - publishAt).toBeGreaterThanOrEqual(0);
    expect(Date.now() - publishAt).toBeLessThan(5000);
    await expect(arabic.getByText(say('منشور', 'Published'), { exact: true })).toBeVisible();
    await expect(arabic).not.toContainText(say(/يُنشر في/, /Will be published on/));

    // In everything that everybody reads stands the Arabic, and nowhere the English.
    const read = async (path: string) => (await request.get(path)).text();
    const article = await read(`/insights/${slug}?lang=ar`);
    expect(structuredDataOf(article).map((node) => node['@type'])).toContain('Article');
    expect(Array.from(article.matchAll(/hreflang="([^"]+)" href/g), ([, each]) => each)).toEqual([
      'ar',
      'x-default',
    ]);
    for (const path of ['/insights?lang=ar', '/insights/feed.xml', '/sitemap.xml'])
      expect(await read(path)).toContain(slug);
    // On the pages of who wrote it and what it is about, in its language alone.
    const slugOf = async (path: string) =>
      z.object({ data: z.object({ slug: z.string() }) }).parse(await (await request.get(path)).json()).data
        .slug;
    const related = [
      `/lawyers/${await slugOf('/api/Lawyers/GetById/2')}`,
      `/services/${await slugOf('/api/ServiceCategories/GetById/1')}`,
    ];
    for (const path of related) {
      expect(await read(`${path}?lang=ar`), path).toContain(`/insights/${slug}`);
      expect(await read(`${path}?lang=en`), path).not.toContain(slug);
    }
    const nodes = structuredDataOf(article);
    const { author } = z
      .object({ author: z.object({ '@id': z.string() }) })
      .parse(nodes.find((node) => node['@type'] === 'Article'));
    const named = nodes.find((node) => '@id' in node && node['@id'] === author['@id']);
    expect(named?.['@type']).toBe('Person');
    for (const path of [
      `/insights/${slug}?lang=ar`,
      `/insights/${slug}?lang=en`,
      '/insights?lang=en',
      '/insights/feed.xml?lang=en',
      '/api/Articles/GetAll?SearchTerm=Unfinished',
      `/api/Articles/GetAtAddress?Slug=${slug}`,
      `/api/Articles/GetById/${id}`,
    ])
      expect(await read(path), path).not.toContain('Unfinished');
    expect(await read('/sitemap.xml')).not.toContain(`${slug}?lang=en`);
    const missing = await request.get(`/insights/${slug}?lang=en`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(`/insights/${slug}?lang=ar"`);

    // The page is moved: whoever has the old address is led on.
    await api.call('admin', 'PUT /api/Articles/Update', { id, slug: `${slug}-b` });
    await api.call('admin', `POST /api/Articles/Publish/${id}`, { language: 'ar' });
    const moved = await request.get(`/insights/${slug}?lang=ar`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/insights/${slug}-b?lang=ar`]);

    const reader = await newPerson();
    await reader.goto('/insights');
    await isAlive(reader);
    await expectAccessible(reader);
    await reader.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(reader);
    if (language === 'ar') {
      await reader.getByRole('link', { name: 'الشرط الجزائي في عقود التوريد' }).click();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('الشرط الجزائي في عقود التوريد');
      await expectAccessible(reader);
      await expectNoSidewaysScroll(reader);
    }
    await api.call('admin', `DELETE /api/Articles/Delete/${id}`);
    expect((await request.get(`/insights/${slug}-b?lang=ar`)).status()).toBe(404);
    for (const path of related) expect(await read(`${path}?lang=ar`), path).not.toContain(slug);
  },
);

test('an article whose service went into the trash after it was published is drawn without it', async ({
  request,
  api,
  say,
  language,
}) => {
  const mark = Date.now().toString(36);
  const categoryId = await api.add('POST /api/ServiceCategories/Add', {
    nameAr: `خدمة زائلة ${mark}`,
    nameEn: `Passing service ${mark}`,
    descriptionAr: 'وصف',
    descriptionEn: 'Description',
    slug: `passing-${mark}`,
    branchIds: [1],
    services: [],
  });
  const text = (name: string) => ({ [`${name}Ar`]: `نص ${mark}`, [`${name}En`]: `Text ${mark}` });
  const values = {
    ...text('title'),
    ...text('summary'),
    ...text('body'),
    slug: `left-${mark}`,
    picture: null,
  };
  const id = await api.add('POST /api/Articles/Add', {
    ...values,
    authorId: 3,
    categoryIds: [1, categoryId],
  });
  await api.call('admin', `POST /api/Articles/Publish/${id}`, { language });
  const page = `/insights/left-${mark}?lang=${language}`;
  const drawn = async (path: string) => {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.text();
  };
  const gone = say(`خدمة زائلة ${mark}`, `Passing service ${mark}`);
  expect(await drawn(page)).toContain(gone);

  await api.call('admin', 'PUT /api/Articles/Update', { id, categoryIds: [], authorId: 1 });
  await api.call('admin', `DELETE /api/ServiceCategories/Delete/${categoryId}`);
  await expect.poll(async () => (await drawn(page)).includes(gone)).toBe(false);
  const html = await drawn(page);
  expect(html).toContain(say(`نص ${mark}`, `Text ${mark}`));
  expect(structuredDataOf(html).map((node) => node['@type'])).toContain('Article');
  for (const path of [`/insights?lang=${language}`, `/insights/feed.xml?lang=${language}`, '/sitemap.xml'])
    expect(await drawn(path)).toContain(`left-${mark}`);
  await api.call('admin', `DELETE /api/Articles/Delete/${id}`);
});

test('on a phone each language of an article has its buttons in one line, the rest in a menu', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin', '/admin/articles/1');
  for (const name of [say('العربية', 'Arabic'), say('الإنجليزية', 'English')]) {
    const row = page.getByRole('listitem', { name });
    const buttons = row.getByRole('button');
    await expect(buttons).toHaveCount(3);
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `lines of buttons, ${name}`).toBe(1);
    await row.getByRole('button', { name: new RegExp(say('^إجراءات أخرى', '^More actions')) }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      say('عرض', 'View'),
      say('معاينة', 'Preview'),
      say('نسخ رابط المعاينة', 'Copy preview link'),
    ]);
    await expectAccessible(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  await expectNoSidewaysScroll(page);
});
