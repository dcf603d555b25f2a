import { templateProblem } from './booking-template';

test('names what cannot be filled in a template', () => {
  const filled = 'https://f.example/?a={trip}&b=';
  expect(templateProblem(`${filled}%7Bprice%7D`)).toBeUndefined();
  for (const unknown of ['{town}', '{trip', '}']) expect(templateProblem(filled + unknown)).toMatch(`not ${unknown}`);
  expect(templateProblem('https://{id}.example/?a={trip}')).toContain('https://{id}.example');
});
