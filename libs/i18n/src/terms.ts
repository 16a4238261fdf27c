import { withoutBreakMarks, type Language } from '@wallet/domain';

/** One thing that the apps speak of: its word in each language, and words that are not used for it. */
interface Term extends Readonly<Record<Language, string>> {
  readonly not?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The words of the texts. `check-locales` finds texts that use another one. */
const terms: readonly Term[] = [
  { en: 'wallet', th: 'กระเป๋าเงิน', lo: 'ກະເປົາເງິນ' },
  { en: 'balance', th: 'ยอดเงินคงเหลือ, ยอดเงิน', lo: 'ຍອດເງິນຄົງເຫຼືອ, ຍອດເງິນ', not: { en: ['figures', 'not enough'] } },
  { en: 'check balance', th: 'เช็กยอดเงิน', lo: 'ກວດຍອດເງິນ', not: { en: ['Check now'], th: ['เช็ค'], lo: ['ກວດສອບດຽວນີ້'] } },
  {
    en: 'deposit',
    th: 'ฝากเงิน',
    lo: 'ຝາກເງິນ',
    not: { en: ['top up', 'top-up', 'Money in', 'money in and', 'money in minus', 'money came in'] },
  },
  {
    en: 'withdraw, withdrawal',
    th: 'ถอนเงิน',
    lo: 'ຖອນເງິນ',
    not: { en: ['cash out', 'cash-out', 'Money out', 'money out'], th: ['เงินออก'], lo: ['ເງິນອອກ'] },
  },
  { en: 'transfer', th: 'โอนเงิน', lo: 'ໂອນເງິນ', not: { en: ['move', 'moved', 'moving'] } },
  { en: 'request, requested', th: 'ขอ, แจ้ง', lo: 'ຂໍ, ແຈ້ງ', not: { en: ['ask for', 'asked for'] } },
  { en: 'take, taken (money)', th: 'หักเงิน', lo: 'ຕັດເງິນ', not: { th: ['ตัดเงิน', 'ยังไม่มีการหักเงิน'], lo: ['ຍັງບໍ່ມີການຕັດເງິນ'] } },
  { en: 'credited', th: 'เงินเข้ากระเป๋าเงิน', lo: 'ເງິນເຂົ້າກະເປົາເງິນ', not: { en: ['is credited', 'goes to your wallet'] } },
  {
    en: 'transaction',
    th: 'รายการ, ทำรายการ',
    lo: 'ທຸລະກຳ, ລາຍການ',
    not: { en: ['entry', 'entries'], th: ['ปิดรายการ'], lo: ['ເຮັດລາຍການ', 'ຜົນລາຍການ', 'ສົ່ງທຸລະກຳ', 'ປິດລາຍການ'] },
  },
  { en: 'statement', th: 'ประวัติ, ประวัติรายการ', lo: 'ປະຫວັດ, ປະຫວັດລາຍການ', not: { th: ['รายการเดินบัญชี'], lo: ['ລາຍການເຄື່ອນໄຫວ'] } },
  {
    en: 'load, loaded',
    th: 'โหลด',
    lo: 'ໂຫຼດ',
    not: {
      en: [
        'Read on',
        'Statement read',
        'transaction read',
        'transactions read',
        'has been read',
        'to be read',
        'statement could not be read',
        'balance could not be read',
        'Read the whole',
      ],
      th: ['อ่านประวัติ', 'อ่านต่อ', 'อ่านยอดเงิน', 'อ่านแล้ว', 'อ่านเพิ่ม'],
      lo: ['ອ່ານປະຫວັດ', 'ອ່ານຕໍ່', 'ອ່ານຍອດເງິນ', 'ອ່ານແລ້ວ', 'ອ່ານເພີ່ມ'],
    },
  },
  { en: 'slip', th: 'สลิป', lo: 'ສະລິບ', not: { en: ['slip of this transfer'] } },
  { en: 'send a slip', th: 'ส่งสลิป', lo: 'ສົ່ງສະລິບ', not: { en: ['upload'], th: ['อัปโหลด', 'แนบสลิป'], lo: ['ອັບໂຫຼດ', 'ແນບສະລິບ'] } },
  { en: 'slip status', th: 'สถานะสลิป', lo: 'ສະຖານະສະລິບ' },
  { en: 'receipt', th: 'หลักฐานการทำรายการ', lo: 'ຫຼັກຖານການເຮັດທຸລະກຳ' },
  { en: 'picture', th: 'รูป', lo: 'ຮູບ', not: { en: ['image', 'photo'], th: ['รูปภาพ', 'ภาพนั้น'], lo: ['ຮູບພາບ'] } },
  { en: 'QR code', th: 'QR Code, QR', lo: 'QR', not: { en: ['pay this QR code', 'code to pay with'], th: ['คิวอาร์'], lo: ['ຄິວອາ'] } },
  { en: 'TrueMoney', th: 'ทรูมันนี่', lo: 'ທຣູມັນນີ', not: { en: ['true money', 'True money'] } },
  { en: 'bonus', th: 'โบนัส', lo: 'ໂບນັດ' },
  { en: 'active bonus', th: 'โบนัสที่ใช้งานอยู่', lo: 'ໂບນັດທີ່ໃຊ້ງານຢູ່', not: { en: ['in use'], th: ['ที่ใช้อยู่'], lo: ['ທີ່ໃຊ້ຢູ່'] } },
  { en: 'cancel a bonus', th: 'ยกเลิกโบนัส', lo: 'ຍົກເລີກໂບນັດ', not: { en: ['end this bonus'], th: ['สิ้นสุดโบนัส'], lo: ['ສິ້ນສຸດໂບນັດ'] } },
  { en: 'conditions', th: 'เงื่อนไข', lo: 'ເງື່ອນໄຂ', not: { en: ['turnover'] } },
  { en: 'promotion code', th: 'โค้ดโปรโมชัน', lo: 'ລະຫັດໂປຣໂມຊັນ', not: { th: ['โปรโมชั่น'] } },
  { en: 'refund', th: 'คืนยอดเสีย, ยอดคืน', lo: 'ຄືນຍອດເສຍ, ຍອດຄືນ', not: { en: ['cashback'] } },
  { en: 'claim', th: 'รับ', lo: 'ຮັບ', not: { en: ['Receive', 'Receiving', 'Received'] } },
  { en: 'coupon, prize, coin', th: 'คูปอง, รางวัล, เหรียญ', lo: 'ຄູປອງ, ລາງວັນ, ຫຼຽນ' },
  { en: 'prize wheel, spin', th: 'วงล้อ, หมุน', lo: 'ວົງລໍ້, ໝຸນ' },
  { en: 'invite', th: 'ชวนเพื่อน', lo: 'ຊວນໝູ່' },
  { en: 'invitation link', th: 'ลิงก์ชวนเพื่อน', lo: 'ລິ້ງຊວນໝູ່', not: { th: ['ลิงก์คำเชิญ'], lo: ['ລິ້ງຄຳເຊີນ'] } },
  { en: 'inviter', th: 'ผู้แนะนำ', lo: 'ຜູ້ແນະນຳ', not: { en: ['agent'] } },
  { en: 'game account', th: 'บัญชีเกม', lo: 'ບັນຊີເກມ' },
  { en: 'slots', th: 'สล็อต', lo: 'ສະລັອດ', not: { en: ['Slot'] } },
  { en: 'member', th: 'สมาชิก', lo: 'ສະມາຊິກ', not: { en: ['customer', 'user'], th: ['มีผู้ใช้'], lo: ['ມີຜູ້ໃຊ້'] } },
  { en: 'member ID', th: 'รหัสสมาชิก', lo: 'ລະຫັດສະມາຊິກ', not: { en: ['member number', 'Member number'] } },
  { en: 'register', th: 'สมัครสมาชิก, สมัคร', lo: 'ສະໝັກສະມາຊິກ, ສະໝັກ', not: { en: ['sign up'], th: ['ลงทะเบียน'], lo: ['ລົງທະບຽນ'] } },
  {
    en: 'log in, log out',
    th: 'เข้าสู่ระบบ, ออกจากระบบ',
    lo: 'ເຂົ້າສູ່ລະບົບ, ອອກຈາກລະບົບ',
    not: { en: ['sign in', 'sign out'], th: ['ระบบจะออกจากระบบ'] },
  },
  { en: 'phone number', th: 'เบอร์โทรศัพท์', lo: 'ເບີໂທລະສັບ' },
  { en: 'password', th: 'รหัสผ่าน', lo: 'ລະຫັດຜ່ານ' },
  { en: 'OTP code', th: 'รหัส OTP', lo: 'ລະຫັດ OTP' },
  { en: 'remember', th: 'จดจำ', lo: 'ຈື່', not: { lo: ['ຈົດຈຳ'] } },
  { en: 'enter', th: 'ใส่', lo: 'ໃສ່', not: { th: ['กรอก'], lo: ['ປ້ອນ', 'ຕື່ມ'] } },
  { en: 'link', th: 'ลิงก์', lo: 'ລິ້ງ', not: { en: ['this address', 'the address of'], th: ['ที่อยู่นี้', 'ที่อยู่ของ'], lo: ['ທີ່ຢູ່ນີ້', 'ທີ່ຢູ່ຂອງ'] } },
  { en: 'too often', th: 'บ่อยเกินไป', lo: 'ຖີ່ເກີນໄປ', not: { lo: ['ເລື້ອຍ'] } },
  { en: 'minimum, at least', th: 'ขั้นต่ำ', lo: 'ຂັ້ນຕ່ຳ', not: { en: ['least amount'] } },
  { en: 'maximum, at most', th: 'สูงสุด', lo: 'ສູງສຸດ', not: { en: ['the most is'] } },
  { en: 'once, times', th: 'ครั้ง', lo: 'ຄັ້ງ', not: { lo: ['ເທື່ອ'] } },
  { en: 'back to a day', th: 'ย้อนหลังถึง', lo: 'ຍ້ອນຫຼັງຮອດ', not: { th: ['ย้อนถึง'], lo: ['ຍ້ອນເຖິງ'] } },
  { en: 'tab', th: 'แท็บ', lo: 'ແທັບ', not: { lo: ['ແຖບ'] } },
  { en: 'contact us, support', th: 'ติดต่อเรา, ฝ่ายบริการลูกค้า', lo: 'ຕິດຕໍ່ພວກເຮົາ, ຝ່າຍບໍລິການລູກຄ້າ', not: { en: ['ask support'] } },
  { en: 'continue', th: 'ใช้งานต่อ', lo: 'ໃຊ້ງານຕໍ່', not: { en: ['Go on'] } },
  { en: 'not now', th: 'ไม่ใช่ตอนนี้', lo: 'ໄວ້ພາຍຫຼັງ', not: { lo: ['ບໍ່ແມ່ນຕອນນີ້'] } },
  { en: 'take a break', th: 'หยุดพัก', lo: 'ພັກການໃຊ້ງານ', not: { lo: ['ພັກຜ່ອນ'] } },
  { en: 'budget', th: 'งบ', lo: 'ງົບ', not: { en: ['blocks nothing'], th: ['ระงับรายการ'], lo: ['ລະງັບລາຍການ'] } },
  { en: 'data saver', th: 'ประหยัดอินเทอร์เน็ต', lo: 'ປະຢັດອິນເຕີເນັດ', not: { en: ['Save data', 'Saving data'] } },
  { en: 'can', th: 'ได้', lo: 'ໄດ້', not: { th: ['สามารถ'], lo: ['ສາມາດ'] } },
  { en: 'you, we', th: 'คุณ, เรา', lo: 'ທ່ານ, ພວກເຮົາ' },
];

/** Lao words that a break mark would split in two. */
const wholeLaoWords: readonly string[] = [
  ...['ພວກເຮົາ', 'ລະຫັດຜ່ານ', 'ບຣາວເຊີ', 'ຍອດຄືນ', 'ຍອດເງິນ', 'ບັນຊີເກມ', 'ກະເປົາເງິນ', 'ເຂົ້າສູ່ລະບົບ', 'ຜູ້ໃຊ້', 'ໃຊ້ງານ', 'ທຸລະກຳ', 'ໂບນັດ'],
  ...['ເງື່ອນໄຂ', 'ສະລິບ', 'ສະມາຊິກ', 'ທະນາຄານ', 'ໂທລະສັບ', 'ໂປຣໂມຊັນ', 'ກະລຸນາ', 'ບໍລິການ', 'ເຄືອຂ່າຍ', 'ຕົວຕົນ', 'ຕົວກັ່ນຕອງ', 'ອັດຕະໂນມັດ'],
  ...['ອັບເດດ', 'ດາວໂຫຼດ', 'ໂຟນເດີ', 'ດຳເນີນການ', 'ການໂອນ', 'ການສະໝັກ', 'ການຊຳລະ', 'ການຖອນ', 'ການຕັດ', 'ການຕັ້ງຄ່າ', 'ການເຮັດ', 'ການໝຸນ'],
  ...['ບໍ່ພົບ', 'ບໍ່ເປີດ', 'ບໍ່ແມ່ນ', 'ບໍ່ໄດ້', 'ບໍ່ສຳເລັດ', 'ບໍ່ຖືກຕ້ອງ'],
];

/** The words of a Lao text that a break mark splits. */
export function findBrokenWords(text: string): string[] {
  return wholeLaoWords.flatMap((word) => {
    const found = text.match(new RegExp(Array.from(word).join('\u200b?'), 'g')) ?? [];
    return found.some((each) => each !== word) ? [`may break inside "${word}"`] : [];
  });
}

const scriptOfEnglish = /^[\w -]+$/;

/** The words of a text that are not used, each with the word to use instead. */
export function findWrongTerms(language: Language, text: string): string[] {
  const plain = withoutBreakMarks(text).replace(/\{\{\w+\}\}/g, ' ');
  return terms.flatMap((term) =>
    (term.not?.[language] ?? []).flatMap((word) => {
      // Thai and Lao write no spaces between words.
      const isUsed = scriptOfEnglish.test(word) ? new RegExp(`\\b${word}\\b`).test(plain) : plain.includes(word);
      return isUsed ? [`uses "${word}" instead of "${term[language]}"`] : [];
    }),
  );
}
