import type { LegalText } from './legal-text.ts';

/** What the firm does with what it is told, and what it keeps in the reader's browser (A14). */
export const privacyText: LegalText = {
  updated: '2026-11-29',
  sections: [
    {
      id: 'who',
      title: { ar: 'من نحن', en: 'Who we are' },
      clauses: [
        {
          ar: 'جهة التحكم (المتحكم) في البيانات الشخصية التي تُقدَّم عبر هذا الموقع هي اليمامة والفسطاط للمحاماة والاستشارات القانونية: مكتب الرياض فيما يُقدَّم إليه، ومكتب القاهرة فيما يُقدَّم إليه، والمكتبان معًا فيما لا يُوجَّه إلى أحدهما. وتراخيص كل مكتب وسجلاته في آخر هذه الصفحة.',
          en: 'The controller of the personal data submitted through this website is Yamama & Fustat, Attorneys & Legal Consultants: the Riyadh office for what is submitted to it, the Cairo office for what is submitted to it, and both jointly for what is not addressed to either. The licences and registrations of each office are set out at the end of this page.',
        },
        {
          ar: 'نلتزم بنظام حماية البيانات الشخصية في المملكة العربية السعودية وقانون حماية البيانات الشخصية في جمهورية مصر العربية، وبواجب السرّية المهنية الذي يسري على كل ما تخبرنا به، في الحدود التي تقررها الأنظمة والقوانين.',
          en: 'We comply with the Personal Data Protection Law of the Kingdom of Saudi Arabia, the Personal Data Protection Law of the Arab Republic of Egypt, and the duty of professional secrecy, which extends to everything you disclose to us, within the limits set by law.',
        },
      ],
    },
    {
      id: 'collect',
      title: { ar: 'البيانات التي نجمعها', en: 'Data we collect' },
      clauses: [
        {
          ar: 'بيانات الحساب: اسمك بالعربية والإنجليزية، وبريدك الإلكتروني، ورقم هاتفك، ورقم واتساب إن أدخلته، وصورتك إن أُضيفت، والفرع الذي تفضّله.',
          en: 'Account data: your name in Arabic and English, your email address, your telephone number, your WhatsApp number if you provide one, your picture if one is added, and your preferred branch.',
        },
        {
          ar: 'ما تكتبه في طلب خدمة أو استشارة أو رسالة، وما ترفقه به من ملفات، وما يدور حوله من ملاحظات.',
          en: 'The contents of any service request, consultation request or message, the files attached to it, and the notes exchanged about it.',
        },
        {
          ar: 'أسماء أطراف القضية وأرقام هوياتهم أو سجلاتهم بقدر ما يلزم لفحص التعارض، ومنهم طرفك.',
          en: 'Names of the parties to a matter, your own side included, and their identity or register numbers, as far as the conflict check needs them.',
        },
        {
          ar: 'المتصفح والنظام لكل جلسة من جلسات دخولك.',
          en: 'The browser and system of each of your sessions.',
        },
        {
          ar: 'قد يتضمن ما ترسله بيانات حساسة، كالبيانات الصحية أو الجنائية أو المالية. فلا ترسل منها إلا ما تقتضيه قضيتك، ولا نعالجها إلا لتقديم ما تطلبه.',
          en: 'What you send may contain sensitive data, such as health, criminal or financial data. Send only what your matter requires. We process it only to provide what you request.',
        },
        {
          ar: 'سجلات تقنية لازمة لأمن الموقع، مثل وقت الطلب والصفحة المطلوبة، ولا نستخدمها لتتبّعك. وليس فيها عنوان IP الخاص بك، وإنما نستخدمه لعدّ المحاولات ساعةً على الأكثر.',
          en: 'Technical records required for the security of the website, such as the time of a request and the page requested. They are not used to track you and do not contain your IP address, which is used only to count attempts, for no longer than one hour.',
        },
      ],
    },
    {
      id: 'use',
      title: { ar: 'كيف نستخدمها', en: 'Purposes of processing' },
      clauses: [
        {
          ar: 'للردّ عليك، وتقديم الخدمة التي طلبتها، وإبلاغك بما يجري فيها.',
          en: 'To respond to you, to provide the service you have requested, and to keep you informed of its progress.',
        },
        {
          ar: 'وأساس المعالجة تقديم ما تطلبه أو تنفيذ اتفاقنا معك، وموافقتك حيث تُطلب، والتزاماتنا النظامية والقانونية، ومصلحتنا المشروعة في أمن الموقع.',
          en: 'We process personal data to provide what you request or perform our agreement with you, with your consent where it is asked for, to comply with our legal obligations, and in our legitimate interest in the security of the website.',
        },
        {
          ar: 'لا نبيع بياناتك، ولا نعرض إعلانات، ولا نفصح عن بياناتك لغيرنا إلا بموافقتك، أو حين توجبه الأنظمة والقوانين، أو حين تقتضيه قضيتك (كالمحاكم وهيئات التحكيم والجهات الحكومية والخبراء)، أو لمقدّمي الاستضافة والبريد الذين يعملون بتعليماتنا.',
          en: 'We do not sell personal data or display advertising. We disclose personal data to third parties only with your consent, where required by law, where your matter requires it (courts, arbitral tribunals, authorities and experts), or to hosting and email providers acting on our instructions.',
        },
        {
          ar: 'ما تراسلنا به عبر واتساب يمرّ بخوادم مشغّله ويخضع لسياسته.',
          en: 'Messages sent by WhatsApp pass through its operator under its own policy.',
        },
        {
          ar: 'يعمل المكتبان على السجلات نفسها، فتُتاح بياناتك للعاملين فيهما وتُعالَج في المملكة العربية السعودية وفي جمهورية مصر العربية. وننقلها بين البلدين لتقديم ما تطلبه ولفحص التعارض، وفق ما يشترطه نظام كلٍّ منهما أو قانونه لنقل البيانات إلى خارجه.',
          en: 'Both offices work on the same records. Your personal data is therefore available to the staff of both, and is processed in the Kingdom of Saudi Arabia and in the Arab Republic of Egypt. We transfer it between them to provide what you request and for the conflict check, under the conditions that the law of each sets for transfers abroad.',
        },
      ],
    },
    {
      id: 'browser',
      title: { ar: 'ما نحفظه في متصفحك', en: 'Data stored in your browser' },
      clauses: [
        {
          ar: 'اختيار اللغة، وإشعاراتك لمدة سبعة أيام، وجلسة دخولك ما دامت قائمة، ومسودة ما تكتبه في النماذج إلى أن ترسلها أو تغلق النافذة، والبريد الذي طلبت له رمز كلمة المرور إلى أن تُتمّ تعيينها أو تسجّل خروجك، وتفضيلات العرض.',
          en: 'Your choice of language, your notifications for seven days, your session while it lasts, the draft of anything you enter in our forms until you submit it or close the window, the email address for which you requested a password code, until you complete the reset or log out, and your display preferences.',
        },
        {
          ar: 'وتُحفظ فيه مشفّرةً المرفقات التي اخترتها ولم ترسلها بعد، إلى أن ترسلها أو تزيلها أو تسجّل خروجك. فإن أغلقت النافذة قبل ذلك تعذّر على أي أحد فتحها، وحُذفت متى اختيرت مرفقات أخرى على الجهاز نفسه بعد سبعة أيام أو أكثر.',
          en: 'Attachments that you have chosen and not yet submitted are stored there too, encrypted, until you submit them, remove them or log out. If you close the window before that, nobody can open them any more, and they are deleted when other attachments are chosen on the same device seven or more days later.',
        },
        {
          ar: 'لا نستخدم ملفات تعريف ارتباط إعلانية ولا أدوات تحليل من أطراف أخرى، ولا يتصل هذا الموقع بأي جهة سوانا.',
          en: 'We use neither advertising cookies nor third-party analytics, and this website connects to no party other than us.',
        },
      ],
    },
    {
      id: 'keep',
      title: { ar: 'مدة الحفظ وأمن البيانات', en: 'Retention and security' },
      clauses: [
        {
          ar: 'نحتفظ ببيانات حسابك إلى أن تُحذف نهائيًا، وبملف القضية خمس عشرة سنة من إغلاقه، وبما لم نقبله أو أُلغي ثلاث سنوات، وبرسائل صفحة التواصل سنتين، ما لم يُحذف شيء من ذلك قبلها بطلبك. ونحتفظ بسجل اطّلاع العاملين ثلاث سنوات.',
          en: 'We retain your account data until it is erased, the file of a matter for fifteen years after it is closed, what was declined or cancelled for three, and messages from the contact page for two, unless erased earlier at your request. We retain the record of staff access for three years.',
        },
        {
          ar: 'نقيّد نسخة سياسة الخصوصية التي عُرضت عليك مع كل ما ترسله، ونقيّد من اطّلع من العاملين لدينا على سجلات العملاء ومتى.',
          en: 'We record the version of this policy presented with each submission, and which members of our staff have accessed the records of which client, and when.',
        },
        {
          ar: 'لا يطّلع على طلباتك ومرفقاتها إلا أنت والعاملون لدينا، ومن توجب الأنظمة والقوانين أو تقتضي قضيتك اطّلاعه عليها. ويحفظها مقدّمو الاستضافة بتعليماتنا، ولا يستخدمونها لغرض يخصّهم.',
          en: 'Only you and our staff have access to your requests and their attachments, save where the law or your own matter requires it. Hosting providers store them on our instructions and for no purpose of their own.',
        },
        {
          ar: 'وقد يبقى ما حُذف في نسخ احتياطية إلى أن تُتلف في موعدها، ولا تُستخدم إلا لاستعادة الموقع.',
          en: 'Erased data may remain in backup copies until these are destroyed in turn; they are used only to restore the website.',
        },
      ],
    },
    {
      id: 'rights',
      title: { ar: 'حقوقك', en: 'Your rights' },
      clauses: [
        {
          ar: 'لك أن تعلم بما لدينا من بياناتك وتطّلع عليه، وأن تطلب نسخة واضحة منها، أو تصحيحها، أو حذفها ما لم توجب الأنظمة والقوانين الاحتفاظ بها، وأن تطلب قصر معالجتها على نطاق محدّد أو تعترض عليها في الأحوال التي يقررها النظام أو القانون، وأن تعلم بأي خرق يمسّها.',
          en: 'You have the right to be informed of the personal data we hold about you, to access it and request a clear copy of it, its correction, or its erasure unless we are required by law to retain it. Where the law so provides, you may request that its processing be limited or object to it, and you have the right to know of any breach that affects it.',
        },
        {
          ar: 'يجد العميل في صفحة «بياناتي وأجهزتي» من حسابه ما نحتفظ به عنه ونسخة منه، ويطلب منها الحذف، وينهي جلسات دخوله.',
          en: 'On the “My data and devices” page of their account, clients may view the data we hold about them, obtain a copy, request its erasure and end their sessions.',
        },
        {
          ar: 'ولك أن ترجع عن موافقتك في أي وقت دون أن يمسّ ذلك مشروعية ما عولج من بياناتك قبل رجوعك، وأن تتقدّم بشكوى إلى الجهة المختصة: الهيئة السعودية للبيانات والذكاء الاصطناعي في المملكة، أو مركز حماية البيانات الشخصية في مصر.',
          en: 'You may withdraw your consent at any time, without affecting the lawfulness of processing carried out before the withdrawal, and lodge a complaint with the competent authority: the Saudi Data and Artificial Intelligence Authority in Saudi Arabia, or the Personal Data Protection Centre in Egypt.',
        },
        {
          ar: 'ولمن ليس له حساب أن يراسل أحد مكتبينا على العناوين المبيّنة في صفحة التواصل.',
          en: 'If you have no account, write to either office at the addresses on the contact page.',
        },
      ],
    },
  ],
};
