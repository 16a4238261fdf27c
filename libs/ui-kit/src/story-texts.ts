/** Sample words for stories, in the three languages, with the longest ones that a component must bear. */
export const storyTexts = {
  th: {
    action: 'เช็กยอดเงิน', busy: 'กำลังเช็กยอดเงิน', phone: 'เบอร์โทรศัพท์', hint: 'เบอร์ที่ใช้สมัครสมาชิก',
    error: 'กรุณากรอกเบอร์โทรศัพท์ให้ครบ 10 หลัก', password: 'รหัสผ่าน', show: 'แสดงรหัสผ่าน', hide: 'ซ่อนรหัสผ่าน',
    remember: 'จดจำฉันไว้', sentence: 'ระบบขัดข้อง กรุณาลองใหม่', title: 'โหลดกระเป๋าเงินไม่สำเร็จ', empty: 'ยังไม่มีบัญชีเกม',
    offline: 'ไม่มีอินเทอร์เน็ต', retry: 'ลองอีกครั้ง', close: 'ปิด', conditions: 'เงื่อนไข', language: 'ภาษา', theme: 'ธีม',
    menu: 'เมนูหลัก', skip: 'ข้ามไปยังเนื้อหา', home: 'หน้าหลัก', register: 'สมัครสมาชิก', howto: 'วิธีใช้งาน', contact: 'ติดต่อ',
    logOut: 'ออกจากระบบ', currency: 'บาท', unknown: 'ไม่ทราบจำนวนเงิน', notOpened: 'ยังไม่ได้เปิดบัญชี', dark: 'มืด', light: 'สว่าง',
  },
  lo: {
    action: 'ກວດຍອດເງິນ', busy: 'ກຳລັງກວດຍອດເງິນ', phone: 'ເບີໂທລະສັບ', hint: 'ເບີທີ່ໃຊ້ສະໝັກສະມາຊິກ',
    error: 'ກະລຸນາໃສ່ເບີໂທລະສັບໃຫ້ຄົບຖ້ວນ', password: 'ລະຫັດຜ່ານ', show: 'ສະແດງລະຫັດຜ່ານ', hide: 'ເຊື່ອງລະຫັດຜ່ານ',
    remember: 'ຈົດຈຳຂ້ອຍ', sentence: 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່', title: 'ໂຫຼດກະເປົາເງິນບໍ່ສຳເລັດ', empty: 'ຍັງບໍ່ມີບັນຊີເກມ',
    offline: 'ບໍ່ມີອິນເຕີເນັດ', retry: 'ລອງໃໝ່ອີກຄັ້ງ', close: 'ປິດ', conditions: 'ເງື່ອນໄຂ', language: 'ພາສາ', theme: 'ຮູບແບບສີ',
    menu: 'ເມນູຫຼັກ', skip: 'ຂ້າມໄປຫາເນື້ອຫາ', home: 'ໜ້າຫຼັກ', register: 'ສະໝັກ\u200bສະມາຊິກ', howto: 'ວິທີ\u200bໃຊ້ງານ', contact: 'ຕິດຕໍ່',
    logOut: 'ອອກຈາກລະບົບ', currency: 'ກີບ', unknown: 'ບໍ່ຮູ້ຈຳນວນເງິນ', notOpened: 'ຍັງບໍ່ໄດ້ເປີດບັນຊີ', dark: 'ມືດ', light: 'ແຈ້ງ',
  },
  en: {
    action: 'Check balance', busy: 'Checking balance', phone: 'Phone number', hint: 'The number you registered with',
    error: 'Please enter all 10 digits of your phone number', password: 'Password', show: 'Show password', hide: 'Hide password',
    remember: 'Remember me', sentence: 'System error. Please try again.', title: 'Your wallet could not be loaded', empty: 'There are no game accounts yet',
    offline: 'No internet', retry: 'Try again', close: 'Close', conditions: 'Conditions', language: 'Language', theme: 'Theme',
    menu: 'Main menu', skip: 'Skip to content', home: 'Home', register: 'Register', howto: 'How to use', contact: 'Contact',
    logOut: 'Log out', currency: 'kip', unknown: 'amount not known', notOpened: 'Account not opened', dark: 'Dark', light: 'Light',
  },
} as const;

/** The words of the language chosen in Storybook's toolbar. */
export function textsFor(context: { readonly globals: Readonly<Record<string, unknown>> }) {
  return storyTexts[context.globals['language'] as keyof typeof storyTexts];
}
