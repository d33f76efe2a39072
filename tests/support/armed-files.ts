import type { SampleFile } from './clean-files.ts';
import {
  type Files,
  bodyOf,
  packed,
  paragraph,
  pdfObjects,
  pdfOf,
  relationsOf,
  wordFiles,
} from './documents.ts';

/** A file that is taken without something in it. */
export interface ArmedFile extends SampleFile {
  /** What must not stand in what is kept, in any part of it. */
  readonly gone: readonly string[];
}

/** Forms and documents of good people that would run or fetch something, and are whole without it. */
export const armedFiles = (): ArmedFile[] => [...forms(), ...documents()];

const stream = (text: string, type = '') =>
  `<< ${type} /Length ${text.length} >>\nstream\n${text}\nendstream`;

function forms(): ArmedFile[] {
  const action = (script: string) => `<< /S /JavaScript /JS (${script}) >>`;
  const field = (more: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /V (1,250.00) /Rect [9 9 99 29] ${more} >>`;
  const form = (
    title: string,
    more: { catalog?: string; form?: string; field: string; rest?: string[] },
  ) => ({
    title: `form ${title}`,
    name: 'نموذج.pdf',
    bytes: pdfOf([
      ...pdfObjects({
        catalog: `/AcroForm << /Fields [6 0 R] ${more.form ?? ''} >> ${more.catalog ?? ''}`,
        page: '/Annots [6 0 R]',
      }),
      field(more.field),
      ...(more.rest ?? []),
    ]),
    gone: ['JavaScript', 'XFA', 'AFNumber', 'AFSimple', 'reckon', 'UR3'],
  });
  return [
    form('that writes numbers as money', {
      field: `/AA << /K ${action('AFNumber_Keystroke\\(2\\)')} /F ${action('AFNumber_Format\\(2\\)')} >>`,
    }),
    form('that adds up', {
      form: '/CO [6 0 R]',
      field: '/AA << /C 7 0 R >>',
      rest: ['<< /S /JavaScript /JS 8 0 R >>', stream('AFSimple_Calculate("SUM", ["a"]);')],
    }),
    form('with a button that clears it, and then another', {
      field: `/A << /S /ResetForm /Next [${action('reckon\\(1\\)')} ${action('reckon\\(2\\)')}] >>`,
    }),
    form('with functions of its own', {
      catalog: '/Names << /JavaScript << /Names [(reckon) 7 0 R] >> >>',
      field: `/AA << /C ${action('reckon\\(\\)')} >>`,
      rest: ['<< /S /JavaScript /JS (function reckon\\(\\) {}) >>'],
    }),
    form('of an authority, in two ways', {
      form: '/XFA [(template) 7 0 R (datasets) 8 0 R]',
      catalog: '/Perms << /UR3 9 0 R >>',
      field: '',
      rest: [
        stream('<template><script>reckon()</script></template>', '/Type /EmbeddedFile'),
        stream('<datasets/>', '/Type /EmbeddedFile'),
        '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> >>',
      ],
    }),
  ];
}

function documents(): ArmedFile[] {
  const linked = (type: string, target: string) => ({
    'word/_rels/document.xml.rels': relationsOf([
      { type, target, isExternal: true },
      { type: 'styles', target: 'styles.xml' },
    ]),
  });
  const word = (title: string, more: Files, gone: string): ArmedFile => ({
    title: `DOCX ${title}`,
    name: 'عقد.docx',
    bytes: packed(wordFiles({ 'word/document.xml': bodyOf(paragraph('نص العقد')), ...more })),
    gone: [gone],
  });
  return [
    word(
      'with a picture on the web',
      linked('image', 'https://far.example/a.png?b=1&amp;c=2'),
      'far.example',
    ),
    word('with a picture on another disk', linked('image', '\\\\far\\share\\a.png'), 'share'),
    word('with a link into another disk', linked('hyperlink', 'file://far/share/a.docx'), 'share'),
    word('with a link of a law library', linked('hyperlink', 'consultantplus://offline/ref=1'), 'offline'),
  ];
}
