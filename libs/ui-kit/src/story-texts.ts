/** Sample words for stories, in the three languages, with the longest ones that a component must bear. */
export const storyTexts = {
  th: {
    action: 'เช็กยอดเงิน', busy: 'กำลังเช็กยอดเงิน', phone: 'เบอร์โทรศัพท์', hint: 'เบอร์ที่ใช้สมัครสมาชิก',
    error: 'กรุณากรอกเบอร์โทรศัพท์ให้ครบ 10 หลัก', password: 'รหัสผ่าน', show: 'แสดงรหัสผ่าน', hide: 'ซ่อนรหัสผ่าน',
    remember: 'จดจำฉันไว้', sentence: 'ระบบขัดข้อง กรุณาลองใหม่', title: 'โหลดกระเป๋าเงินไม่สำเร็จ', empty: 'ยังไม่มีบัญชีเกม',
    offline: 'ไม่มีอินเทอร์เน็ต', retry: 'ลองอีกครั้ง', close: 'ปิด', conditions: 'เงื่อนไข', language: 'ภาษา', theme: 'ธีม',
    menu: 'เมนูหลัก', profile: 'ข้อมูลส่วนตัว', history: 'ประวัติ', skip: 'ข้ามไปยังเนื้อหา', home: 'หน้าหลัก', register: 'สมัครสมาชิก', howto: 'วิธีใช้งาน', contact: 'ติดต่อ',
    logOut: 'ออกจากระบบ', currency: 'บาท', baht: 'บาท', unknown: 'ไม่ทราบจำนวนเงิน', notOpened: 'ยังไม่ได้เปิดบัญชี', dark: 'มืด', light: 'สว่าง',
    amount: 'จำนวนเงิน', amountHint: 'ขั้นต่ำ 100.00 บาท', wrongAmount: 'กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง', quick: 'เลือกจำนวนเงิน', everything: 'ทั้งหมด', code: 'รหัส OTP', wrongCode: 'รหัส OTP ไม่ถูกต้อง', codeHint: 'ส่งรหัสไปที่ 081-234-5678 แล้ว',
    privacy: 'ซ่อนจำนวนเงิน', privacyHint: 'ซ่อนทุกยอดเงินบนหน้าจอนี้', slip: 'สลิปการโอนเงิน', slipHint: 'อัปโหลดสลิปภายใน 1 ชั่วโมงหลังโอนเงิน',
    chooseFile: 'เลือกรูปหรือถ่ายภาพ', dropFile: 'หรือวางไฟล์ที่นี่', sending: 'กำลังส่งสลิป', sendFailed: 'ส่งสลิปไม่สำเร็จ ยังไม่มีการบันทึก กรุณาลองอีกครั้ง', sent: 'ส่งสลิปแล้ว',
    wrongFile: 'ไม่รองรับไฟล์นี้ กรุณาเลือกรูปภาพ', cancel: 'ยกเลิก', remove: 'ลบไฟล์', steps: ['เบอร์โทรศัพท์', 'รหัส OTP', 'ข้อมูลส่วนตัว', 'บัญชีธนาคาร'], done: 'เสร็จแล้ว',
    bank: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', holder: 'นายพงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์', accountNo: 'เลขที่บัญชี', copy: 'คัดลอกเลขที่บัญชี', copied: 'คัดลอกแล้ว',
    statement: 'รายการเดินบัญชี', date: 'วันเวลา', kind: 'รายการ', status: 'สถานะ', deposit: 'ฝากเงิน', withdraw: 'ถอนเงิน', transfer: 'โอนเงิน', success: 'สำเร็จ', failed: 'ไม่สำเร็จ', progress: 'กำลังดำเนินการ',
    pages: 'หน้าของรายการ', page: 'หน้า', previous: 'ก่อนหน้า', next: 'ถัดไป', slipTab: 'โอนและส่งสลิป', qrTab: 'คิวอาร์โค้ด', linkTab: 'ทรูมันนี่', validFor: 'คิวอาร์โค้ดใช้ได้อีก',
    withdrawn: 'ส่งคำขอถอนเงินแล้ว', withdrawnText: 'กรุณารอเงินเข้าบัญชี', notWithdrawn: 'ถอนเงินไม่สำเร็จ', notWithdrawnText: 'ยอดเงินไม่เพียงพอ เงินในกระเป๋าไม่เปลี่ยนแปลง', ok: 'ตกลง',
    askWithdraw: 'ถอนเงินทั้งหมดใช่หรือไม่', coins: '3 เหรียญ',
    games: 'บัญชีเกมสล็อต', slow: 'ใช้เวลานานกว่าปกติ กรุณารอสักครู่ ไม่ต้องทำรายการซ้ำ',
    spin: 'หมุนวงล้อ', prizes: 'รางวัลบนวงล้อ', won: 'คุณได้รับคูปอง', video: 'วิธีใช้กระเป๋าเงิน', videoFailed: 'เล่นวิดีโอไม่ได้', captions: 'คำบรรยาย',
    member: 'คุณ', support: 'ฝ่ายบริการลูกค้า', question: 'ฝากเงินแล้วยอดไม่เข้าค่ะ', answer: 'กรุณาส่งสลิปการโอนเงิน\nเราจะตรวจสอบให้ทันที', delivered: 'ส่งแล้ว', resend: 'ส่งอีกครั้ง',
    unknownMessage: 'ข้อความนี้แสดงที่นี่ไม่ได้', openPicture: 'เปิดรูปภาพ', file: 'เปิดไฟล์', bonusTitle: 'โบนัสฝากครั้งแรก', bonusText: 'รับเพิ่ม 10% สูงสุด 500.00 บาท',
  },
  lo: {
    action: 'ກວດຍອດເງິນ', busy: 'ກຳລັງກວດຍອດເງິນ', phone: 'ເບີໂທລະສັບ', hint: 'ເບີທີ່ໃຊ້ສະໝັກສະມາຊິກ',
    error: 'ກະລຸນາໃສ່ເບີໂທລະສັບໃຫ້ຄົບຖ້ວນ', password: 'ລະຫັດຜ່ານ', show: 'ສະແດງລະຫັດຜ່ານ', hide: 'ເຊື່ອງລະຫັດຜ່ານ',
    remember: 'ຈົດຈຳຂ້ອຍ', sentence: 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່', title: 'ໂຫຼດກະເປົາເງິນບໍ່ສຳເລັດ', empty: 'ຍັງບໍ່ມີບັນຊີເກມ',
    offline: 'ບໍ່ມີອິນເຕີເນັດ', retry: 'ລອງໃໝ່ອີກຄັ້ງ', close: 'ປິດ', conditions: 'ເງື່ອນໄຂ', language: 'ພາສາ', theme: 'ຮູບແບບສີ',
    menu: 'ເມນູຫຼັກ', profile: 'ຂໍ້ມູນ\u200bສ່ວນຕົວ', history: 'ປະຫວັດ', skip: 'ຂ້າມໄປຫາເນື້ອຫາ', home: 'ໜ້າຫຼັກ', register: 'ສະໝັກ\u200bສະມາຊິກ', howto: 'ວິທີ\u200bໃຊ້ງານ', contact: 'ຕິດຕໍ່',
    logOut: 'ອອກຈາກລະບົບ', currency: 'ກີບ', baht: 'ບາດ', unknown: 'ບໍ່ຮູ້ຈຳນວນເງິນ', notOpened: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີ', dark: 'ມືດ', light: 'ແຈ້ງ',
    amount: 'ຈຳນວນເງິນ', amountHint: 'ຂັ້ນຕ່ຳ 100,000.00 ກີບ', wrongAmount: 'ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ', quick: 'ເລືອກຈຳນວນເງິນ', everything: 'ທັງໝົດ', code: 'ລະຫັດ OTP', wrongCode: 'ລະຫັດ OTP ບໍ່ຖືກຕ້ອງ', codeHint: 'ສົ່ງລະຫັດໄປທີ່ 020 5555 1234 ແລ້ວ',
    privacy: 'ເຊື່ອງຈຳນວນເງິນ', privacyHint: 'ເຊື່ອງທຸກຍອດເງິນໃນໜ້າຈໍນີ້', slip: 'ສະລິບການໂອນເງິນ', slipHint: 'ອັບໂຫຼດສະລິບພາຍໃນ 1 ຊົ່ວໂມງຫຼັງຈາກໂອນເງິນ',
    chooseFile: 'ເລືອກຮູບ ຫຼື ຖ່າຍຮູບ', dropFile: 'ຫຼື ວາງໄຟລ໌ໃສ່ບ່ອນນີ້', sending: 'ກຳລັງສົ່ງສະລິບ', sendFailed: 'ສົ່ງສະລິບບໍ່ສຳເລັດ ຍັງບໍ່ໄດ້ບັນທຶກ ກະລຸນາລອງໃໝ່', sent: 'ສົ່ງສະລິບແລ້ວ',
    wrongFile: 'ບໍ່ຮອງຮັບໄຟລ໌ນີ້ ກະລຸນາເລືອກຮູບພາບ', cancel: 'ຍົກເລີກ', remove: 'ລຶບໄຟລ໌', steps: ['ເບີ​ໂທ​ລະສັບ', 'ລະຫັດ OTP', 'ຂໍ້ມູນ​ສ່ວນຕົວ', 'ບັນຊີ​ທະນາຄານ'], done: 'ແລ້ວ',
    bank: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ', holder: 'ທ້າວ ສົມສະຫວັດ ພົມມະຈັນທະວົງສາວັນນະສຸກ', accountNo: 'ເລກບັນຊີ', copy: 'ສຳເນົາເລກບັນຊີ', copied: 'ສຳເນົາແລ້ວ',
    statement: 'ລາຍການເຄື່ອນໄຫວ', date: 'ວັນເວລາ', kind: 'ລາຍການ', status: 'ສະຖານະ', deposit: 'ຝາກເງິນ', withdraw: 'ຖອນເງິນ', transfer: 'ໂອນເງິນ', success: 'ສຳເລັດ', failed: 'ບໍ່ສຳເລັດ', progress: 'ກຳລັງດຳເນີນການ',
    pages: 'ໜ້າຂອງລາຍການ', page: 'ໜ້າ', previous: 'ກ່ອນໜ້າ', next: 'ຕໍ່ໄປ', slipTab: 'ໂອນ ແລະ ສົ່ງສະລິບ', qrTab: 'ຄິວອາໂຄດ', linkTab: 'ທຣູມັນນີ', validFor: 'ຄິວອາໂຄດໃຊ້ໄດ້ອີກ',
    withdrawn: 'ສົ່ງຄຳຂໍຖອນເງິນແລ້ວ', withdrawnText: 'ກະລຸນາລໍຖ້າເງິນເຂົ້າບັນຊີ', notWithdrawn: 'ຖອນເງິນບໍ່ສຳເລັດ', notWithdrawnText: 'ຍອດເງິນບໍ່ພຽງພໍ ເງິນໃນກະເປົາບໍ່ປ່ຽນແປງ', ok: 'ຕົກລົງ',
    askWithdraw: 'ຖອນເງິນທັງໝົດບໍ?', coins: '3 ຫຼຽນ',
    games: 'ບັນຊີເກມສະລັອດ', slow: 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ ກະລຸນາລໍຖ້າ ບໍ່ຕ້ອງເຮັດລາຍການຊ້ຳ',
    spin: 'ໝຸນວົງລໍ້', prizes: 'ລາງວັນເທິງວົງລໍ້', won: 'ທ່ານໄດ້ຮັບຄູປອງ', video: 'ວິທີໃຊ້ກະເປົາເງິນ', videoFailed: 'ຫຼິ້ນວິດີໂອບໍ່ໄດ້', captions: 'ຄຳບັນຍາຍ',
    member: 'ທ່ານ', support: 'ຝ່າຍບໍລິການລູກຄ້າ', question: 'ຝາກເງິນແລ້ວຍອດບໍ່ເຂົ້າ', answer: 'ກະລຸນາສົ່ງສະລິບການໂອນເງິນ\nພວກເຮົາຈະກວດໃຫ້ທັນທີ', delivered: 'ສົ່ງແລ້ວ', resend: 'ສົ່ງໃໝ່',
    unknownMessage: 'ຂໍ້ຄວາມນີ້ສະແດງຢູ່ນີ້ບໍ່ໄດ້', openPicture: 'ເປີດຮູບພາບ', file: 'ເປີດໄຟລ໌', bonusTitle: 'ໂບນັດຝາກຄັ້ງທຳອິດ', bonusText: 'ຮັບເພີ່ມ 10% ສູງສຸດ 1,000,000.00 ກີບ',
  },
  en: {
    action: 'Check balance', busy: 'Checking balance', phone: 'Phone number', hint: 'The number you registered with',
    error: 'Please enter all 10 digits of your phone number', password: 'Password', show: 'Show password', hide: 'Hide password',
    remember: 'Remember me', sentence: 'System error. Please try again.', title: 'Your wallet could not be loaded', empty: 'There are no game accounts yet',
    offline: 'No internet', retry: 'Try again', close: 'Close', conditions: 'Conditions', language: 'Language', theme: 'Theme',
    menu: 'Main menu', profile: 'Profile', history: 'Statement', skip: 'Skip to content', home: 'Home', register: 'Register', howto: 'How to use', contact: 'Contact',
    logOut: 'Log out', currency: 'kip', baht: 'baht', unknown: 'amount not known', notOpened: 'Account not opened', dark: 'Dark', light: 'Light',
    amount: 'Amount', amountHint: 'At least 100.00 baht', wrongAmount: 'Please enter at most 2 decimal places', quick: 'Choose an amount', everything: 'Everything', code: 'OTP code', wrongCode: 'The OTP code is incorrect', codeHint: 'The code was sent to 081-234-5678',
    privacy: 'Hide amounts', privacyHint: 'Hides every amount on this screen', slip: 'Transfer slip', slipHint: 'Upload the slip within 1 hour of the transfer',
    chooseFile: 'Choose or take a picture', dropFile: 'or drop a file here', sending: 'Sending the slip', sendFailed: 'The slip could not be sent. Nothing was recorded. Please try again.', sent: 'The slip was sent',
    wrongFile: 'This file is not supported. Please choose a picture.', cancel: 'Cancel', remove: 'Remove file', steps: ['Phone number', 'OTP code', 'Profile', 'Bank account'], done: 'done',
    bank: 'Bank for Agriculture and Agricultural Cooperatives', holder: 'PONGPIPHAT SIRIWATTHANANUKUNKITCHAROENSAP', accountNo: 'Account number', copy: 'Copy the account number', copied: 'Copied',
    statement: 'Statement', date: 'Date and time', kind: 'Entry', status: 'Status', deposit: 'Deposit', withdraw: 'Withdrawal', transfer: 'Transfer', success: 'Success', failed: 'Failed', progress: 'In progress',
    pages: 'Pages of the statement', page: 'Page', previous: 'Previous', next: 'Next', slipTab: 'Transfer and slip', qrTab: 'QR code', linkTab: 'True-money', validFor: 'The code is valid for',
    withdrawn: 'Your withdrawal was requested', withdrawnText: 'Please wait until the money is in your account.', notWithdrawn: 'Not withdrawn', notWithdrawnText: 'There is not enough money. Your wallet is unchanged.', ok: 'OK',
    askWithdraw: 'Withdraw everything?', coins: '3 coins',
    games: 'Slot accounts', slow: 'It takes longer than usual. Please wait, and do not do it again.',
    spin: 'Spin the wheel', prizes: 'Prizes on the wheel', won: 'You received the coupon', video: 'How to use the wallet', videoFailed: 'The video cannot be played', captions: 'Captions',
    member: 'You', support: 'Support', question: 'I made a deposit and it is not there', answer: 'Please send the transfer slip.\nWe will look at it at once.', delivered: 'Sent', resend: 'Send again',
    unknownMessage: 'This message cannot be shown here', openPicture: 'Open the picture', file: 'Open the file', bonusTitle: 'First deposit bonus', bonusText: '10% more, up to 500.00 baht',
  },
} as const;

type Words = (typeof storyTexts)['en'];

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The words of the language chosen in Storybook's toolbar; English ones, made longer, for the pseudo language. */
export function textsFor({ globals, parameters }: StoryContext) {
  const stretch = parameters['stretch'] as ((text: string) => string) | undefined;
  if (globals['language'] !== 'pseudo' || !stretch) return storyTexts[globals['language'] as keyof typeof storyTexts];
  const stretched = Object.entries(storyTexts.en).map(([key, words]) => [key, typeof words === 'string' ? stretch(words) : words.map(stretch)]);
  return Object.fromEntries(stretched) as Words;
}
