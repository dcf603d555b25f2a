import { noticeText } from './notice';

test('a notice is shown until its last day, or until it is taken out', () => {
  const notice = { text: 'Roads to Munnar are closed.', until: '2027-06-30' };
  expect(noticeText(notice, '2027-06-30')).toBe(notice.text);
  expect(noticeText(notice, '2027-07-01')).toBeUndefined();
  expect(noticeText({ ...notice, until: '' }, '2099-12-31')).toBe(notice.text);
  expect(noticeText({ text: '', until: '' }, '2027-06-30')).toBeUndefined();
});
