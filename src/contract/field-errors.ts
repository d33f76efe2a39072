import type { LocalizedText } from './language.ts';

/**
 * Everything a field can have wrong, with its words. The rule throws the code and its parameters, the
 * words are chosen at the edge by the reader's language, in the browser and on the host alike (R269, R270).
 */
export const fieldErrors = {
  required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  nameRequired: { ar: 'أدخل اسمك', en: 'Enter your name' },
  phoneRequired: { ar: 'أدخل رقم الهاتف', en: 'Enter a phone number' },
  messageRequired: { ar: 'يُرجى كتابة رسالتك', en: 'Please enter your message' },
  invalid: { ar: 'القيمة غير صحيحة', en: 'This value is not valid' },
  unknownField: { ar: 'حقل غير معروف', en: 'This field is not known' },
  positive: { ar: 'يجب أن يكون رقمًا موجبًا', en: 'Must be a positive number' },
  numberMin: { ar: 'أقل قيمة مسموح بها هي {{min}}', en: 'Enter {{min}} or more' },
  numberMax: { ar: 'أكبر قيمة مسموح بها هي {{max}}', en: 'Enter {{max}} or less' },
  wholeNumber: { ar: 'أدخل عددًا صحيحًا بلا كسور', en: 'Enter a whole number' },
  tooShort: { ar: 'النص قصير جدًا', en: 'Too short' },
  messageTooShort: { ar: 'يُرجى كتابة رسالة أطول', en: 'Please enter a longer message' },
  maxLength: { ar: 'الحد الأقصى للأحرف: {{max}}', en: 'Use at most {{max}} characters' },
  placeholderUnknown: {
    ar: '«{{name}}» ليس من الخانات المعروفة. اختر واحدة من المذكورة تحت الحقل.',
    en: '“{{name}}” is not a known placeholder. Use one of those under the field.',
  },
  placeholderLeft: {
    ar: 'أكمل «{{name}}» قبل الإرسال إلى العميل',
    en: 'Fill in “{{name}}” before it goes to the client',
  },
  oneLanguage: { ar: 'اكتب النص بالعربية أو بالإنجليزية', en: 'Write the text in Arabic or in English' },
  emailRequired: { ar: 'البريد الإلكتروني مطلوب', en: 'Email is required' },
  emailInvalid: {
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
    en: 'Enter a valid email, such as name@example.com',
  },
  duplicate: { ar: 'هذه القيمة مستخدمة بالفعل', en: 'This value is already in use' },
  emailTaken: { ar: 'البريد الإلكتروني مسجّل بالفعل', en: 'Email is already registered' },
  phoneInvalid: {
    ar: 'أدخل رقم هاتف صحيحًا',
    en: 'Enter a valid phone number',
  },
  urlInvalid: {
    ar: 'أدخل رابطًا كاملًا، مثل https://example.com',
    en: 'Enter a full link starting with https://',
  },
  slugInvalid: {
    ar: 'اكتب حروفًا لاتينية صغيرة وأرقامًا تفصل بينها شرطة، مثل real-estate',
    en: 'Use small Latin letters and digits with hyphens between them, such as real-estate',
  },
  dateInvalid: { ar: 'أدخل تاريخًا صحيحًا', en: 'Enter a valid date' },
  firstTimeMissing: {
    ar: 'اختر الموعد الأول قبل البديل',
    en: 'Choose a first time before a second choice',
  },
  sameTime: { ar: 'اختر وقتًا غير الموعد الأول', en: 'Choose a time other than the first one' },
  noMeeting: {
    ar: 'يُجاب عن هذا النوع كتابةً، فلا يُطلب له موعد',
    en: 'This type is answered in writing and needs no appointment',
  },
  wayNotOffered: {
    ar: 'لا تُتاح طريقة اللقاء هذه، فاختر غيرها',
    en: 'This way to meet is not offered: choose another',
  },
  officeHasTime: {
    ar: 'للعميل موعد في الفرع الحالي. ألغِه أولًا، ثم اطلب منه اختيار موعد في الفرع الآخر.',
    en: 'The client has a time at the current branch. Cancel it first, then ask them to choose one at the other branch.',
  },
  notFuture: { ar: 'اختر موعدًا في المستقبل', en: 'Choose a time in the future' },
  tooFarAhead: { ar: 'اختر موعدًا خلال السنتين القادمتين', en: 'Choose a time within the next two years' },
  timeInvalid: { ar: 'أدخل وقتًا صحيحًا، مثل 09:00', en: 'Enter a time, such as 09:00' },
  hoursOrder: {
    ar: 'يجب أن يكون وقت الإغلاق بعد وقت الافتتاح',
    en: 'Closing time must be after opening time',
  },
  endBeforeStart: { ar: 'يجب أن تكون النهاية بعد البداية', en: 'The end must come after the beginning' },
  hoursOverlap: { ar: 'تتداخل هذه الفترة مع فترة أخرى', en: 'These hours overlap with others' },
  optionInvalid: { ar: 'اختر قيمة من القائمة', en: 'Choose a value from the list' },
  referenceMissing: { ar: 'هذا العنصر غير موجود، أو حُذف', en: 'This entry does not exist, or was deleted' },
  nameAndNumber: {
    ar: 'الاسم والرقم لا يتفقان. غيّر الرقم، أو أفرغ خانته ليُؤخذ بالاسم.',
    en: 'The name and the number disagree. Change the number, or empty it to go by the name.',
  },
  nameUnknown: { ar: 'لا سجل بهذا الاسم. اكتب رقمه.', en: 'No record has this name. Give its number.' },
  nameAmbiguous: {
    ar: 'يحمل هذا الاسم أكثر من سجل. اكتب الرقم.',
    en: 'Several records have this name. Give the number.',
  },
  imageLost: {
    ar: 'هذه الصورة لم تعد موجودة. ارفعها من جديد.',
    en: 'This image no longer exists. Upload it again.',
  },
  fileTooLarge: {
    ar: 'حجم الملف كبير. الحد الأقصى 5 ميغابايت',
    en: 'File is too large. Max size is 5MB',
  },
  fileType: { ar: 'نوع الملف غير مدعوم', en: 'Invalid file type' },
  fileUnsafe: {
    ar: 'يحتوي الملف على وحدات ماكرو أو برامج أو ملفات مضمّنة. احفظه بصيغة PDF من دونها ثم أرفقه.',
    en: 'The file holds macros, scripts or other files. Save it as a PDF without them and attach that.',
  },
  fileBroken: {
    ar: 'تعذّرت قراءة الملف. قد يكون تالفًا أو غير مكتمل.',
    en: 'The file could not be read. It may be damaged or incomplete.',
  },
  fileLocked: {
    ar: 'الملف محمي بكلمة مرور. أزل الحماية ثم أرفقه من جديد.',
    en: 'The file is protected by a password. Remove the password and attach it again.',
  },
  fileHeic: {
    ar: 'نوع الملف غير مدعوم: صورة HEIC من iPhone. أرسلها بصيغة JPEG، أو التقط صورة للشاشة وأرفقها.',
    en: 'Invalid file type: this is a HEIC photo from an iPhone. Save it as a JPEG, or attach a screenshot of it.',
  },
  // After the number no Arabic word would be right for each; who can say it by its plural says `files:upTo`.
  tooManyFiles: { ar: 'الحد الأقصى لعدد الملفات: {{max}}', en: 'You can attach up to {{max}} files' },
  changedSince: {
    ar: 'عُدّل هذا السجل بعد معاينة الملف. اختر الملف من جديد لترى ما سيتغيّر',
    en: 'This record was changed after the file was looked at. Choose the file again to see what would change',
  },
  changedSinceExport: {
    ar: 'عُدّل هذا السجل بعد تصدير الملف. صدّره من جديد، أو أفرغ هذه الخانة إن كان ما في الملف هو الصحيح',
    en: 'This record was changed after the export. Export it again, or empty this cell if the file is right',
  },
  rowTwice: { ar: 'هذا السجل مذكور في صف سابق أيضًا', en: 'An earlier row names this record too' },
  atLeastOne: { ar: 'اختر عنصرًا واحدًا على الأقل', en: 'Choose at least one' },
  rowsMin: { ar: 'أقل عدد مطلوب: {{min}}', en: 'Add at least {{min}}' },
  rowsMax: { ar: 'أكبر عدد مسموح به: {{max}}', en: 'Add at most {{max}}' },
  rowInUse: {
    ar: '«{{name}}» مستخدم (عدد السجلات: {{count}}). أعد إسنادها أولًا.',
    en: '“{{name}}” is in use (records: {{count}}). Reassign them first.',
  },
  codeRequired: { ar: 'رمز التحقق مطلوب', en: 'Code is required' },
  codeLength: { ar: 'يجب أن يتكوّن الرمز من 6 أرقام', en: 'The code must be exactly 6 digits' },
  secondFactorFormat: {
    ar: 'أدخل 6 أرقام من تطبيق المصادقة، أو رمز استرداد',
    en: 'Enter the 6 digits from your authenticator app, or a recovery code',
  },
  secondFactorWrong: {
    ar: 'الرمز غير صحيح أو سبق استخدامه',
    en: 'The code is incorrect or has already been used',
  },
  passwordRequired: { ar: 'كلمة المرور مطلوبة', en: 'Password is required' },
  passwordMin: {
    ar: 'الحد الأدنى لأحرف كلمة المرور: {{min}}',
    en: 'Password must be at least {{min}} characters',
  },
  passwordMax: {
    ar: 'الحد الأقصى لأحرف كلمة المرور: {{max}}',
    en: 'Password must be at most {{max}} characters',
  },
  passwordCommon: {
    ar: 'كلمة المرور هذه شائعة ويسهل تخمينها',
    en: 'This password is common and easy to guess',
  },
  passwordIsIdentity: {
    ar: 'لا يجوز أن تطابق كلمة المرور الاسم أو البريد الإلكتروني',
    en: 'The password must not be the name or the email',
  },
  currentPasswordRequired: { ar: 'كلمة المرور الحالية مطلوبة', en: 'Current password is required' },
  currentPasswordWrong: { ar: 'كلمة المرور الحالية غير صحيحة', en: 'The current password is incorrect' },
  confirmRequired: { ar: 'يُرجى تأكيد كلمة المرور', en: 'Please confirm the password' },
  passwordMismatch: { ar: 'كلمتا المرور غير متطابقتين', en: 'Passwords do not match' },
  consentRequired: {
    ar: 'تلزم الموافقة على الشروط والاطّلاع على سياسة الخصوصية',
    en: 'Please agree to the terms and read the privacy policy',
  },
} as const satisfies Record<string, LocalizedText>;

export type FieldErrorCode = keyof typeof fieldErrors;

export const isFieldErrorCode = (code: string): code is FieldErrorCode => Object.hasOwn(fieldErrors, code);
