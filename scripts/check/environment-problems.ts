import { templateProblem } from '../../content/checks/booking-template';

/** The expected format of each deployment value. An unset value is always allowed and means a preview. */
const shapes: Readonly<Record<string, { isRight: (value: string) => boolean; wanted: string }>> = {
  NEXT_PUBLIC_SITE_URL: {
    isRight: (value) => isAddress(value) && new URL(value).origin === value,
    wanted: 'an origin without a slash at its end, such as https://www.example.in',
  },
  NEXT_PUBLIC_BOOKING_URL: { isRight: isAddress, wanted: 'a whole address, such as https://forms.example.in/booking' },
  NEXT_PUBLIC_FORM_ENDPOINT: { isRight: isAddress, wanted: 'a whole address, such as https://api.example.in/submit' },
  NEXT_PUBLIC_FORM_ACCESS_KEY: { isRight: (value) => !/\s/.test(value), wanted: 'a key without spaces' },
  NEXT_PUBLIC_COUNTER_URL: {
    isRight: (value) => isAddress(value) && !/\/(count)?$|[?#]/.test(value),
    wanted: 'the address of a GoatCounter without /count or a slash at its end, such as https://stats.example.in',
  },
  NEXT_PUBLIC_WHATSAPP: {
    isRight: (value) => /^\d{8,15}$/.test(value),
    wanted: 'digits with the country code, such as 919876543210',
  },
  ADMIN_REPOSITORY: {
    isRight: (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
    wanted: 'owner and name, such as example/site',
  },
  ADMIN_BRANCH: { isRight: (value) => !/\s/.test(value), wanted: 'the name of a branch' },
  ADMIN_API_ROOT: { isRight: isAddress, wanted: 'a whole address, such as https://github.example.in/api/v3' },
};

function isAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
}

/** A line for each deployment value whose name is misspelt or whose format is wrong. */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const shape = shapes[name];
    if (value === '' || !(shape || name.startsWith('NEXT_PUBLIC_'))) return [];
    if (!shape) return [`${name} is no value this site knows: ${Object.keys(shapes).join(', ')}`];
    if (!shape.isRight(value)) return [`${name} is '${value}' and should be ${shape.wanted}`];
    const unfilled = name === 'NEXT_PUBLIC_BOOKING_URL' ? templateProblem(value) : undefined;
    return unfilled ? [`${name} is '${value}' and may have ${unfilled}`] : [];
  });
}
