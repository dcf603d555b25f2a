import { render } from '@testing-library/react';
import { booking } from '@/content/pages/booking';
import { WizardProgress } from './wizard-progress';

test.each(booking.steps.map((_step, index) => index + 1))('at step %d the line is drawn up to it', (step) => {
  const { container } = render(<WizardProgress step={step} />);
  const reached = [...container.querySelectorAll('.stop')].map((stop) => stop.hasAttribute('data-reached'));
  expect(reached).toEqual(booking.steps.map((_step, index) => index < step));
});
