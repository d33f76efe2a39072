import type { LegalText } from './legal-text.ts';

/** What holds between the firm and whoever uses the site (A14). */
export const termsText: LegalText = {
  updated: '2026-11-29',
  sections: [
    {
      id: 'scope',
      title: { ar: 'نطاق هذه الشروط', en: 'Scope of these terms' },
      clauses: [
        {
          ar: 'تسري هذه الشروط على استخدام هذا الموقع ومنطقة العملاء، ويُعدّ استخدامهما قبولًا لها.',
          en: 'These terms govern the use of this website and the client area. Use of either constitutes acceptance of these terms.',
        },
        {
          ar: 'يُنظَّم كل عمل قانوني نتولّاه بعقد أتعاب مكتوب مستقل، وتُقدَّم أحكامه على هذه الشروط.',
          en: 'Any legal work we undertake is governed by a separate written engagement letter, which prevails over these terms.',
        },
      ],
    },
    {
      id: 'advice',
      title: { ar: 'المعلومات ليست استشارة', en: 'No legal advice' },
      clauses: [
        {
          ar: 'محتوى هذا الموقع معلومات عامة ولا يُعدّ استشارة قانونية، وقد يختلف الحكم باختلاف الوقائع والبلد.',
          en: 'The content of this website is general information and does not constitute legal advice. The position may differ according to the facts and the jurisdiction.',
        },
        {
          ar: 'إرسال طلب أو رسالة لا ينشئ علاقة محامٍ بموكّله، ولا تنشأ هذه العلاقة إلا بقبولنا المكتوب. ويُعدّ تأكيد موعد الاستشارة، أو إرسال ردّنا المكتوب عليها، قبولًا لها وحدها.',
          en: 'Submitting a request or message does not create a lawyer–client relationship. That relationship arises only upon our written acceptance. Confirmation of a consultation appointment, or our written answer to the consultation, is acceptance of that consultation alone.',
        },
        {
          ar: 'قبل تأكيد أي موعد أو إتمام أي ردّ مكتوب نتحقق من أن الاستشارة لا تتعارض مع مصالح عميل آخر، ويُبتّ أولًا في أي تعارض محتمل.',
          en: 'Before an appointment is confirmed or a written answer completed, we check whether the consultation conflicts with the interests of another client, and any potential conflict is resolved first.',
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
          ar: 'تلتزم بتقديم بيانات صحيحة، وبالمحافظة على سرّية كلمة المرور، وبإبلاغنا إن علمت أن غيرك استخدم حسابك.',
          en: 'You undertake to provide accurate information, to keep your password confidential, and to notify us if you become aware of any use of your account by another person.',
        },
        {
          ar: 'لنا أن نوقف حسابًا يُساء استخدامه أو يُخشى منه على أمن الموقع أو على غيره من العملاء.',
          en: 'We may suspend any account that is misused or that puts the website or other clients at risk.',
        },
      ],
    },
    {
      id: 'requests',
      title: { ar: 'الطلبات والملفات', en: 'Requests and files' },
      clauses: [
        {
          ar: 'لا ترفق إلا ما يحق لك الاطّلاع عليه ومشاركته، ولا تُرسل كلمات مرور أو أرقام بطاقات.',
          en: 'You may attach only material that you are entitled to hold and disclose. Do not send passwords or card numbers.',
        },
        {
          ar: 'تُحسب مواعيد الردّ المعلنة وفق أوقات عمل المكتب المعني. وإلى أن نقبل قضيتك تبقى مراعاة المواعيد النظامية والقانونية مسؤوليتك.',
          en: 'Stated reply times are calculated according to the opening hours of the office concerned. Until we have accepted your matter, compliance with any legal time limit remains your responsibility.',
        },
      ],
    },
    {
      id: 'use',
      title: { ar: 'الاستخدام المقبول', en: 'Acceptable use' },
      clauses: [
        {
          ar: 'لا يجوز تعطيل الموقع، أو محاولة الوصول إلى ما ليس لك، أو إرسال محتوى مخالف للأنظمة والقوانين، أو انتحال شخصية الغير.',
          en: 'You must not disrupt the website, attempt to access data that is not yours, submit unlawful content, or impersonate another person.',
        },
        {
          ar: 'نصوص الموقع وعلامته وزخارفه مملوكة لنا، ولا يُنسخ منها إلا بإذن أو في حدود الاقتباس المشروع.',
          en: 'The texts, trademark and ornamental designs of this website are our property and may be reproduced only with permission or to the extent of lawful quotation.',
        },
      ],
    },
    {
      id: 'law',
      title: { ar: 'القانون الواجب التطبيق', en: 'Governing law' },
      clauses: [
        {
          ar: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية فيما يتصل بمكتب الرياض، ولقوانين جمهورية مصر العربية فيما يتصل بمكتب القاهرة.',
          en: 'These terms are governed by the laws of the Kingdom of Saudi Arabia in matters concerning the Riyadh office, and by the laws of the Arab Republic of Egypt in matters concerning the Cairo office.',
        },
        {
          ar: 'قد نعدّل هذه الشروط، ويظهر تاريخ آخر تعديل في أعلى الصفحة.',
          en: 'We may amend these terms. The date of the latest amendment appears at the head of this page.',
        },
      ],
    },
  ],
};
