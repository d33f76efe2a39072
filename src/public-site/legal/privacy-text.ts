import type { LegalText } from './legal-text.ts';

/** What the firm does with what it is told, and what it keeps in the reader's browser (A14). */
export const privacyText: LegalText = {
  updated: '2026-11-24',
  sections: [
    {
      id: 'who',
      title: { ar: 'من نحن', en: 'Who we are' },
      clauses: [
        {
          ar: 'اليمامة والفسطاط للمحاماة والاستشارات القانونية، ولها مكتبان في الرياض والقاهرة، هي الجهة المسؤولة عن معالجة البيانات التي تُقدَّم عبر هذا الموقع.',
          en: 'Yamama & Fustat, Attorneys & Legal Consultants, with offices in Riyadh and Cairo, is responsible for the data that is given to us through this website.',
        },
        {
          ar: 'نلتزم بنظام حماية البيانات الشخصية في المملكة العربية السعودية وقانون حماية البيانات الشخصية في جمهورية مصر العربية، وبواجب السرّية المهنية الذي يسري على كل ما تخبرنا به.',
          en: 'We follow the Personal Data Protection Law of Saudi Arabia and the Personal Data Protection Law of Egypt, and the professional secrecy that covers everything you tell us.',
        },
      ],
    },
    {
      id: 'collect',
      title: { ar: 'البيانات التي نجمعها', en: 'What we collect' },
      clauses: [
        {
          ar: 'بيانات الحساب: اسمك بالعربية والإنجليزية، وبريدك الإلكتروني، ورقم هاتفك، ورقم واتساب إن أدخلته، والفرع الذي تفضّله.',
          en: 'Account data: your name in Arabic and English, your email, your phone number, your WhatsApp number if you give one, and the branch you prefer.',
        },
        {
          ar: 'ما تكتبه في طلب خدمة أو استشارة أو رسالة، وما ترفقه به من ملفات، وما يدور حوله من ملاحظات.',
          en: 'What you write in a service request, a consultation or a message, the files you attach to it, and the notes that follow.',
        },
        {
          ar: 'سجلات تقنية لازمة لأمن الموقع، مثل وقت الطلب والصفحة المطلوبة، ولا نستخدمها لتتبّعك. عنوان شبكتك ليس فيها، وإنما نعدّ به المحاولات ساعةً على الأكثر.',
          en: 'Technical records that the security of the site needs, such as the time of a call and the page that was asked for. We do not use them to follow you. Your network address is not among them: we only count attempts by it, for an hour at most.',
        },
      ],
    },
    {
      id: 'use',
      title: { ar: 'كيف نستخدمها', en: 'How we use it' },
      clauses: [
        {
          ar: 'للرد عليك، والتحقق من عدم وجود تعارض في المصالح، وتقديم الخدمة التي طلبتها وإبلاغك بما يجري فيها.',
          en: 'To answer you, to check for conflicts of interest, to provide the service you asked for and to tell you how it goes.',
        },
        {
          ar: 'لا نبيع بياناتك، ولا نعرض إعلانات، ولا نشارك بياناتك مع غيرنا إلا بموافقتك أو حين يوجب النظام ذلك.',
          en: 'We do not sell your data, we show no advertising, and we share your data with others only with your consent or where the law requires it.',
        },
      ],
    },
    {
      id: 'browser',
      title: { ar: 'ما نحفظه في متصفحك', en: 'What we keep in your browser' },
      clauses: [
        {
          ar: 'اختيار اللغة، وإشعاراتك لمدة سبعة أيام، وجلسة دخولك ما دامت قائمة، ومسودة ما تكتبه في النماذج إلى أن ترسلها أو تغلق النافذة.',
          en: 'Your language choice, your notifications for seven days, your session for as long as it lasts, and the draft of what you write in our forms until you send it or close the window.',
        },
        {
          ar: 'لا نستخدم ملفات تعريف ارتباط إعلانية ولا أدوات تحليل من أطراف أخرى، ولا يتصل هذا الموقع بأي جهة سوانا.',
          en: 'We use no advertising cookies and no analytics of third parties, and this website connects to nobody but us.',
        },
      ],
    },
    {
      id: 'keep',
      title: { ar: 'مدة الحفظ وأمن البيانات', en: 'How long, and how safely' },
      clauses: [
        {
          ar: 'نحتفظ بملف القضية المدة التي توجبها أنظمة المهنة، ونحتفظ برسائل التواصل ما دامت لازمة للرد عليها ومتابعتها.',
          en: 'We keep the file of a matter for as long as the rules of the profession require, and messages for as long as we need them to answer and follow up.',
        },
        {
          ar: 'نقيّد نسخة إشعار الخصوصية التي عُرضت عليك مع كل ما ترسله، ونقيّد من اطّلع من العاملين لدينا على سجلات العملاء ومتى.',
          en: 'With everything you send we write down which version of this notice you were shown; and we write down who of our staff saw which client’s records, and when.',
        },
        {
          ar: 'تنتقل البيانات مشفّرة، ولا يطّلع على طلبك إلا من يعمل عليه.',
          en: 'Data travels encrypted, and only those who work on your request can read it.',
        },
      ],
    },
    {
      id: 'rights',
      title: { ar: 'حقوقك', en: 'Your rights' },
      clauses: [
        {
          ar: 'لك أن تطلب الاطّلاع على بياناتك، أو نسخة منها، أو تصحيحها، أو حذفها ما لم يوجب النظام الاحتفاظ بها.',
          en: 'You may ask to see your data, to have a copy of it, to correct it, or to delete it unless the law obliges us to keep it.',
        },
        {
          ar: 'يجد العميل في صفحة «بياناتي وأجهزتي» من حسابه ما نحتفظ به عنه ونسخة منه، ويطلب منها الحذف، وينهي جلسات دخوله.',
          en: 'On the page “My data and devices” of their account clients see what we hold of them, take a copy, ask for its deletion and end their sessions.',
        },
        {
          ar: 'راسل أحد مكتبينا على العناوين المبيّنة في صفحة التواصل، ونرد عليك خلال ثلاثين يومًا.',
          en: 'Write to either office at the addresses on the contact page. We answer within thirty days.',
        },
      ],
    },
  ],
};
