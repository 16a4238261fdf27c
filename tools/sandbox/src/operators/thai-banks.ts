import type { Bank } from './operator.ts';

export const thaiBanks: readonly Bank[] = [
  { code: 'KBANK', name: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  { code: 'SCB', name: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', name: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'BBL', name: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  { code: 'TMB', name: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  { code: 'BAY', name: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya (Krungsri)' },
  { code: 'GSB', name: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  { code: 'BAAC', name: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', nameEN: 'Bank for Agriculture and Agricultural Cooperatives' },
  { code: 'GHB', name: 'ธนาคารอาคารสงเคราะห์', nameEN: 'Government Housing Bank' },
  { code: 'CIMB', name: 'ธนาคารซีไอเอ็มบี ไทย', nameEN: 'CIMB Thai Bank' },
  { code: 'UOB', name: 'ธนาคารยูโอบี', nameEN: 'United Overseas Bank (Thai)' },
  { code: 'TISCO', name: 'ธนาคารทิสโก้', nameEN: 'TISCO Bank' },
  { code: 'KKP', name: 'ธนาคารเกียรตินาคินภัทร', nameEN: 'Kiatnakin Phatra Bank' },
  { code: 'LHB', name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', nameEN: 'Land and Houses Bank' },
];
