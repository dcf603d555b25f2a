import { render } from '@testing-library/react';
import { Choices } from './choices';

test('a choice that leads to nothing is marked, one that leads to something is not', () => {
  const choices = [
    { id: 'hills', label: 'Hills' },
    { id: 'beaches', label: 'Beaches' },
  ];
  const { container } = render(
    <Choices
      name="kind"
      group={{ kind: 'several', legend: 'Kind', choices }}
      chosen=""
      onChoose={() => undefined}
      listClass=""
      counts={{ hills: 2, beaches: 0 }}
    />,
  );
  const marked = [...container.querySelectorAll('label[data-none]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Beaches 0']);
});
