/** Where the sheet of the phone menu begins, which no role names. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneMenu as words } from '@/content/pages/controls';
import { PhoneMenu } from './phone-menu';

const open = async (menu: HTMLElement) => {
  await userEvent.setup().click(screen.getByText(words.open));
  return menu.querySelector<HTMLElement>('details > div')?.style.paddingTop;
};

test('the sheet begins below the bar, wherever that stands', async () => {
  const { container } = render(
    <header>
      <PhoneMenu>Links</PhoneMenu>
    </header>,
  );
  const bottom = 145;
  jest.spyOn(screen.getByRole('banner'), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  expect(await open(container)).toBe(`${bottom}px`);
});

test('without a bar it begins where the style sheet says', async () => {
  const { container } = render(<PhoneMenu>Links</PhoneMenu>);
  expect(await open(container)).toBe('');
});
