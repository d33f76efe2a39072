/** Sources that are judged, with the tests that have to notice when one of them is wrong. First match counts. */
export interface Area {
  readonly name: string;
  readonly sources: RegExp;
  readonly tests: RegExp;
}

export const areas: readonly Area[] = [
  {
    name: 'contract',
    sources: /^src\/contract\/.*\.ts$/,
    tests: /^tests\/(contract\/.*|ui\/(phone-field|typed-text|fields)|providers\/schema-form)\.test\.tsx?$/,
  },
  {
    name: 'host: accounts',
    sources: /^server\/auth\/.*\.ts$/,
    tests: /^tests\/server\/auth\/.*\.test\.ts$/,
  },
  {
    name: 'host: records',
    sources: /^server\/resources\/.*\.ts$/,
    tests: /^tests\/server\/(appointments|images|matters|publishing|resources)\/.*\.test\.ts$/,
  },
  {
    name: 'session and guards',
    sources: /^src\/providers\/session\/.*\.tsx?$/,
    tests:
      /^tests\/(providers\/(?!live\/).*|admin\/(access-of-role|change-password|narrow-grants|own-details)|public-site\/(sign-in|account|draft-of-who-left|longer-passwords|own-data|own-password|unauthorized-page))\.test\.tsx?$/,
  },
];

export const areaOf = (file: string): Area | undefined => areas.find(({ sources }) => sources.test(file));
