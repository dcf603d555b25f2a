import { endingsByMonth } from './endings-by-month';

test('lists endings by month, with the labels of the form', () => {
  const ends = [
    { on: '2027-12-31', problem: 'content/catalogue/festivals: no day after December 2027 is known of Holi' },
    {
      on: '2028-01-02',
      problem: 'content/records/operator/peaks.json: completeUntil: is 2 January 2028: enter what comes after it',
    },
    { on: '2028-01-31', problem: 'content/records/operator/contact.json: phone: is old' },
  ];
  expect(endingsByMonth(ends)).toEqual([
    {
      title: 'What ends in December 2027',
      body: '- content/catalogue/festivals: no day after December 2027 is known of Holi (in no form: show it to your engineer)',
    },
    {
      title: 'What ends in January 2028',
      body: [
        '- Our details, Last day up to which you have entered all of them: is 2 January 2028: enter what comes after it',
        '- Our details, Telephone: is old',
      ].join('\n'),
    },
  ]);
});
