/** Marks that a script ran, however it was started. */
const RUN = 'alert(1)';

const VECTORS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<svg onload=${RUN}>`,
  `<img src onerror=${RUN}>`,
  `<a href=javascript:${RUN}>`,
  `<b onclick=${RUN}>`,
  `<iframe srcdoc=x>`,
  `<object data=x>`,
  `<embed src=x>`,
  `<base href=//x.test>`,
  `<form action=//x.test>`,
  `<link rel=stylesheet href=//x.test>`,
  `<style>*{color:red}</style>`,
  `<video onerror=${RUN} src>`,
  `<math href=javascript:${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<meta http-equiv=refresh content=0>`,
  `<template><b onclick=${RUN}>`,
  `{{${RUN}}}`,
  `\${${RUN}}`,
  `javascript:${RUN}`,
];
/** What comes before a vector where it would stand: out of an attribute, a string, a comment, a script, a title. */
const BREAKOUTS: readonly string[] = [
  '',
  '">',
  "'>",
  '`>',
  '-->',
  ']]>',
  '</p>',
  '</b>',
  '\\">',
  '%22>',
  '&quot;>',
  '&gt;',
  '\\u003e',
  "');",
  '");',
  '"};',
  '}}',
  '*/',
  '</a>',
  '</script>',
  '</style>',
  '</title>',
  '"\t>',
  '\u2028',
];

/** Short texts that would run a script, or put an element into the page, wherever a text is taken for markup. */
export const scriptPayloads: readonly string[] = BREAKOUTS.flatMap((out) =>
  VECTORS.map((vector) => out + vector),
);

/** As many of these payloads, from one place on, as fit into a text. Each fits alone. */
export function payloadsThatFit(
  payloads: readonly string[],
  { from, max }: { from: number; max: number },
): { text: string; used: number } {
  let text = '';
  let used = 0;
  while (used < 5) {
    const next = payloads[(from + used) % payloads.length] ?? '';
    if (used > 0 && text.length + 1 + next.length > max) break;
    text = used === 0 ? next : `${text} ${next}`;
    used += 1;
  }
  return { text, used };
}
