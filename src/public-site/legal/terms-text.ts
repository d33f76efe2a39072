import type { LegalText } from './legal-text.ts';

/** What holds between the firm and whoever uses the site (A14). */
export const termsText: LegalText = {
  updated: '2026-01-15',
  sections: [
    {
      id: 'scope',
      title: { ar: 'نطاق هذه الشروط', en: 'What these terms cover' },
      clauses: [
        {
          ar: 'تسري هذه الشروط على استخدام هذا الموقع ومنطقة العملاء، ويُعدّ استخدامهما قبولًا بها.',
          en: 'These terms cover the use of this website and of the client area. Using them means accepting these terms.',
        },
        {
          ar: 'يُنظَّم كل عمل قانوني نتولّاه باتفاقية أتعاب مكتوبة مستقلة، وتُقدَّم أحكامها على هذه الشروط.',
          en: 'Legal work that we take on is governed by a written engagement of its own, which comes before these terms.',
        },
      ],
    },
    {
      id: 'advice',
      title: { ar: 'المعلومات ليست استشارة', en: 'Information is not advice' },
      clauses: [
        {
          ar: 'محتوى هذا الموقع معلومات عامة ولا يُعدّ استشارة قانونية، وقد يختلف الحكم باختلاف الوقائع والبلد.',
          en: 'What this website says is general information and not legal advice. The answer may differ with the facts and the country.',
        },
        {
          ar: 'إرسال طلب أو رسالة لا ينشئ علاقة محامٍ بموكّله، ولا تنشأ هذه العلاقة إلا بعد التحقق من عدم تعارض المصالح وقبولنا المكتوب.',
          en: 'Sending a request or a message does not make you our client. That begins when we have checked for conflicts of interest and accepted in writing.',
        },
        {
          ar: 'النتائج السابقة لا تضمن نتائج مستقبلية.',
          en: 'Past results do not guarantee future outcomes.',
        },
      ],
    },
    {
      id: 'account',
      title: { ar: 'حسابك', en: 'Your account' },
      clauses: [
        {
          ar: 'تلتزم بتقديم بيانات صحيحة، وبحفظ كلمة المرور، وبإبلاغنا إن علمت أن غيرك استخدم حسابك.',
          en: 'You give us correct data, keep your password to yourself, and tell us when you learn that somebody else used your account.',
        },
        {
          ar: 'لنا أن نوقف حسابًا يُساء استخدامه أو يُخشى منه على أمن الموقع أو على غيره من العملاء.',
          en: 'We may suspend an account that is misused, or that endangers the site or other clients.',
        },
      ],
    },
    {
      id: 'requests',
      title: { ar: 'الطلبات والملفات', en: 'Requests and files' },
      clauses: [
        {
          ar: 'لا ترفق إلا ما يحق لك الاطّلاع عليه ومشاركته، ولا تُرسل كلمات مرور أو أرقام بطاقات.',
          en: 'Attach only what you may see and share, and send no passwords or card numbers.',
        },
        {
          ar: 'مواعيد الرد المعلنة مقصودٌ بها أيام عمل المكتب المعني، ولا تُغني عن مراعاة أي موعد نظامي يسري على قضيتك قبل قبولنا إياها.',
          en: 'The reply times we state are working days of the office concerned. Until we have accepted your matter, every legal deadline remains yours to watch.',
        },
      ],
    },
    {
      id: 'use',
      title: { ar: 'الاستخدام المقبول', en: 'Acceptable use' },
      clauses: [
        {
          ar: 'لا يجوز تعطيل الموقع، أو محاولة الوصول إلى ما ليس لك، أو إرسال محتوى مخالف للنظام أو منتحلًا صفة الغير.',
          en: 'You do not disturb the site, try to reach what is not yours, send unlawful content or pretend to be somebody else.',
        },
        {
          ar: 'نصوص الموقع وعلامته وزخارفه مملوكة لنا، ولا يُنسخ منها إلا بإذن أو في حدود الاقتباس المشروع.',
          en: 'Texts, mark and ornaments of this site are ours. They may be copied with permission, or as far as lawful quotation goes.',
        },
      ],
    },
    {
      id: 'law',
      title: { ar: 'القانون والاختصاص', en: 'Law and jurisdiction' },
      clauses: [
        {
          ar: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية فيما يتصل بمكتب الرياض، ولقوانين جمهورية مصر العربية فيما يتصل بمكتب القاهرة.',
          en: 'These terms follow the laws of Saudi Arabia for what concerns the Riyadh office, and the laws of Egypt for what concerns the Cairo office.',
        },
        {
          ar: 'قد نعدّل هذه الشروط، ويظهر تاريخ آخر تعديل في أعلى الصفحة.',
          en: 'We may change these terms. The date of the last change stands at the top of the page.',
        },
      ],
    },
  ],
};
