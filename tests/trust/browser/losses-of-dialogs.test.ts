import { expect, figure, test } from '#tests/support/browser.ts';
import { SAVED_ELSEWHERE, isTried, isTriedIn, losses } from '#tests/support/losses.ts';
import { typedDialogs } from '#tests/support/typed-dialogs.ts';
import { placeOf } from '#tests/support/typing/dialog-places.ts';
import { dialogIn, formInDialog } from '#tests/support/typing/form-place.ts';
import { furtherPlaces } from '#tests/support/typing/further-places.ts';
import { loseTyped, toldOf } from '#tests/support/typing/lose-typed.ts';
import { relatedPlaces } from '#tests/support/typing/related-places.ts';

/** A dialog stands over every link; it is left by Escape instead. */
const { 'a link': _covered, [SAVED_ELSEWHERE]: savedElsewhere, ...others } = losses;
const ways: typeof losses = {
  ...others,
  Escape: async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    return page;
  },
  ...(savedElsewhere && { [SAVED_ELSEWHERE]: savedElsewhere }),
};
/** Each takes a moment where another of its kind is lost in all ways. */
const shortWays: typeof losses = Object.fromEntries(
  Object.entries(losses).filter(([loss]) => loss === 'a reload'),
);

const places = [...typedDialogs.map((dialog) => placeOf(dialog)), ...furtherPlaces, ...relatedPlaces];

for (const { name, resource, fields, pathOf, open, isOneOfMany } of places.filter((place) =>
  isTried(place.resource),
))
  test(`C-19 nothing typed into ${name} is lost, in ${isOneOfMany ? 'the shortest way' : 'ten ways'} to lose it`, async ({
    page,
    enter,
    api,
    host,
    say,
    signIn,
    language,
  }) => {
    test.skip(!isTriedIn(language, resource), 'in Arabic alone');
    test.setTimeout(300_000);
    const path = await pathOf(api);
    await enter(page, 'admin', '/admin/profile');
    const tried = isOneOfMany ? shortWays : ways;
    await loseTyped(
      page,
      { path, fields, formIn: formInDialog, show: (at) => open(at, say), ways: tried },
      { host, api, say, signIn },
    );
    figure(toldOf(tried));
  });

test('C-19 the loop reaches the name of a view, a fact, a cell, a related record and what is asked again', () => {
  const names = places.map(({ name }) => name).join('\n');
  for (const kind of [
    /^the name of a view of /m,
    /^the fact \w+ of /m,
    /^a cell of /m,
    /^a new record of \S+ over the form of /m,
    /^a task asked again of /m,
  ])
    expect(names).toMatch(kind);
});
