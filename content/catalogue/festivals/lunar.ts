/** Festivals whose days follow from sun and moon, to the end of 2028. */
import { certain, from, lunar, onDay, toADay, type Festival, type Known } from './festival';

const makarSankranti: Known = { by: 'computation', rule: { sun: 'enters Makara' } };
const shivaratri = certain(onDay('magha', 29, 'midnight'), '2027-03-06', '2028-02-23');

export const lunarFestivals = {
  pongal: {
    name: 'Pongal',
    states: ['tamil-nadu'],
    days: [certain(makarSankranti, '2027-01-15', '2028-01-15')],
  },
  'makar-sankranti': { name: 'Makar Sankranti', days: [toADay(makarSankranti, '2027-01-15', '2028-01-15')] },
  'magh-mela': {
    name: 'Bathing days of Magh Mela',
    alsoCalled: ['Magh Mela'],
    towns: ['Prayagraj'],
    // The roads into the town close to cars from the day before to the day after.
    around: 1,
    days: [
      { name: 'Makar Sankranti', ...toADay(makarSankranti, '2027-01-15', '2028-01-15') },
      { name: 'Paush Purnima', ...certain(onDay('pausha', 15, 'sunrise'), '2027-01-22', '2028-01-12', '2028-12-31') },
      { name: 'Mauni Amavasya', ...certain(onDay('pausha', 30, 'sunrise'), '2027-02-06', '2028-01-26') },
      { name: 'Vasant Panchami', ...certain(onDay('magha', 5, 'sunrise'), '2027-02-11', '2028-02-01') },
      { name: 'Maghi Purnima', ...certain(onDay('magha', 15, 'sunrise'), '2027-02-20', '2028-02-10') },
      { name: 'Maha Shivaratri', ...shivaratri },
    ],
  },
  'maha-shivaratri': { name: 'Maha Shivaratri', alsoCalled: ['Mahashivratri', 'Shivaratri'], days: [shivaratri] },
  // In some years, as in 2023 and 2026, almanacs put both a day later, because half of the lunar day (Bhadra) is unsuitable for the fire.
  'holika-dahan': { name: 'Holika Dahan', days: [toADay(onDay('phalguna', 15, 'dusk'), '2027-03-21', '2028-03-10')] },
  holi: { name: 'Holi', days: [toADay(onDay('phalguna', 15, 'dusk', 1), '2027-03-22', '2028-03-11')] },
  'hola-mohalla': {
    name: 'Hola Mohalla',
    towns: ['Anandpur Sahib'],
    days: [
      toADay(
        from(lunar('phalguna', 16, 'sunrise', -2), lunar('phalguna', 16, 'sunrise')),
        ['2027-03-21', '2027-03-23'],
        ['2028-03-09', '2028-03-11'],
      ),
    ],
  },
  'ram-navami': {
    name: 'Ram Navami',
    towns: ['Ayodhya', 'Bhadrachalam'],
    alsoCalled: ['Rama Navami'],
    around: 1,
    days: [certain(onDay('chaitra', 9, 'midday'), '2027-04-15', '2028-04-03')],
  },
  navratri: {
    name: 'Navratri',
    alsoCalled: ['Navaratri'],
    days: [
      certain(
        from(lunar('chaitra', 1, 'sunrise'), lunar('chaitra', 9, 'midday')),
        ['2027-04-07', '2027-04-15'],
        ['2028-03-27', '2028-04-03'],
      ),
      certain(
        from(lunar('ashwin', 1, 'sunrise'), lunar('ashwin', 10, 'afternoon', -1)),
        ['2027-09-30', '2027-10-08'],
        ['2028-09-19', '2028-09-26'],
      ),
    ],
  },
  'akshaya-tritiya': {
    name: 'Akshaya Tritiya, Yamunotri and Gangotri open',
    towns: ['Yamunotri', 'Gangotri'],
    alsoCalled: ['Akshaya Tritiya'],
    days: [certain(onDay('vaishakha', 3, 'morning'), '2027-05-09', '2028-04-27')],
  },
  'buddha-purnima': {
    name: 'Buddha Purnima',
    towns: ['Sarnath'],
    days: [certain(onDay('vaishakha', 15, 'sunrise'), '2027-05-20', '2028-05-08')],
  },
  'rath-yatra': {
    name: 'Rath Yatra',
    towns: ['Puri'],
    days: [certain(onDay('ashadha', 2, 'sunrise'), '2027-07-05', '2028-06-24')],
  },
  kanwar: {
    name: 'Kanwar weeks',
    towns: ['Haridwar', 'Rishikesh'],
    alsoCalled: ['Kanwar'],
    days: [
      toADay(
        from(lunar('ashadha', 16, 'sunrise'), lunar('ashadha', 29, 'midnight')),
        ['2027-07-19', '2027-07-31'],
        ['2028-07-07', '2028-07-20'],
      ),
    ],
  },
  onam: {
    name: 'Onam (Thiruvonam)',
    states: ['kerala'],
    alsoCalled: ['Onam'],
    days: [certain({ by: 'computation', rule: { star: 'Shravana', month: 'Chingam' } }, '2027-09-12', '2028-09-01')],
  },
  'ganesh-chaturthi': {
    name: 'Ganesh Chaturthi',
    states: ['maharashtra'],
    days: [
      certain(
        from(lunar('bhadrapada', 4, 'midday'), lunar('bhadrapada', 14, 'sunrise')),
        ['2027-09-04', '2027-09-14'],
        ['2028-08-23', '2028-09-02'],
      ),
    ],
  },
  'mysuru-dasara': {
    name: 'Mysuru Dasara',
    towns: ['Mysuru'],
    alsoCalled: ['Dasara'],
    days: [
      certain(
        from(lunar('ashwin', 1, 'sunrise'), lunar('ashwin', 10, 'afternoon')),
        ['2027-09-30', '2027-10-09'],
        ['2028-09-19', '2028-09-27'],
      ),
    ],
  },
  'durga-puja': {
    name: 'Durga Puja',
    states: ['west-bengal'],
    alsoCalled: ['Puja week'],
    days: [
      toADay(
        from(lunar('ashwin', 6, 'sunrise'), lunar('ashwin', 10, 'afternoon')),
        ['2027-10-05', '2027-10-09'],
        ['2028-09-24', '2028-09-27'],
      ),
    ],
  },
  dussehra: { name: 'Dussehra', days: [certain(onDay('ashwin', 10, 'afternoon'), '2027-10-09', '2028-09-27')] },
  deepotsav: {
    name: 'Deepotsav',
    towns: ['Ayodhya'],
    // The evening before Diwali.
    around: 1,
    days: [toADay(onDay('ashwin', 30, 'dusk', -1), '2027-10-28', '2028-10-16')],
  },
  // The south celebrates before sunrise of the fourteenth lunar day, the north and west on the evening of the new moon.
  deepavali: {
    name: 'Deepavali',
    states: ['tamil-nadu', 'karnataka'],
    days: [certain(onDay('ashwin', 29, 'dawn'), '2027-10-28', '2028-10-17')],
  },
  diwali: {
    name: 'Diwali (Lakshmi puja)',
    alsoCalled: ['Diwali'],
    days: [certain(onDay('ashwin', 30, 'dusk'), '2027-10-29', '2028-10-17')],
  },
  'bhai-dooj': {
    name: 'Bhai Dooj, Kedarnath and Yamunotri close',
    towns: ['Kedarnath', 'Yamunotri'],
    alsoCalled: ['Bhai Dooj'],
    days: [toADay(onDay('kartika', 2, 'afternoon'), '2027-10-31', '2028-10-19')],
  },
  'pushkar-fair': {
    name: 'Pushkar fair',
    towns: ['Pushkar'],
    alsoCalled: ['camel fair'],
    days: [
      certain(
        from(lunar('kartika', 11, 'sunrise'), lunar('kartika', 15, 'sunrise')),
        ['2027-11-10', '2027-11-14'],
        ['2028-10-28', '2028-11-02'],
      ),
    ],
  },
  'dev-deepawali': {
    name: 'Dev Deepawali',
    towns: ['Varanasi'],
    days: [toADay(onDay('kartika', 15, 'dusk'), '2027-11-13', '2028-11-01')],
  },
  'kartik-purnima': {
    name: 'Kartik Purnima',
    towns: ['Varanasi', 'Pushkar', 'Prayagraj', 'Ayodhya'],
    days: [certain(onDay('kartika', 15, 'sunrise'), '2027-11-14', '2028-11-02')],
  },
  raas: {
    name: 'Raas',
    towns: ['Majuli'],
    days: [toADay(onDay('kartika', 15, 'sunrise'), '2027-11-14', '2028-11-02')],
  },
  'guru-nanak-jayanti': {
    name: 'Guru Nanak Jayanti',
    states: ['punjab'],
    alsoCalled: ['Gurpurab'],
    days: [certain(onDay('kartika', 15, 'sunrise'), '2027-11-14', '2028-11-02')],
  },
  girivalam: {
    name: 'Full-moon nights of Girivalam',
    towns: ['Tiruvannamalai'],
    alsoCalled: ['Girivalam'],
    days: [
      certain(
        { by: 'computation', rule: { tithi: 15, at: 'night' } },
        ...['2026-12-23', '2027-01-21', '2027-02-20', '2027-03-21', '2027-04-20', '2027-05-19', '2027-06-18'],
        ...['2027-07-17', '2027-08-16', '2027-09-15', '2027-10-14', '2027-11-13', '2027-12-12', '2028-01-11'],
        ...['2028-02-09', '2028-03-10', '2028-04-08', '2028-05-08', '2028-06-06', '2028-07-05', '2028-08-04'],
        ...['2028-09-03', '2028-10-02', '2028-11-01', '2028-12-01', '2028-12-30'],
      ),
    ],
  },
  'vaikunta-ekadasi': {
    name: 'Vaikunta Ekadasi',
    towns: ['Tirupati', 'Srirangam'],
    days: [certain(onDay('Margazhi', 11, 'sunrise'), '2026-12-20', '2028-01-08', '2028-12-27')],
  },
  thaipusam: {
    name: 'Thaipusam',
    abroad: ['malaysia'],
    days: [toADay({ by: 'computation', rule: { star: 'Pushya', month: 'Thai' } }, '2027-01-22', '2028-02-09')],
  },
  'karthigai-deepam': {
    name: 'Karthigai Deepam',
    towns: ['Tiruvannamalai'],
    days: [
      toADay(
        {
          by: 'computation',
          rule: { star: 'Krittika', month: 'Karthigai', shift: -9 },
          last: { star: 'Krittika', month: 'Karthigai' },
        },
        ['2027-12-02', '2027-12-11'],
        ['2028-11-22', '2028-12-01'],
      ),
    ],
  },
} as const satisfies Record<string, Festival>;
