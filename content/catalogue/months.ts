/** The months of the year as records and address fragments name them. */
export const months = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
} as const;

export type MonthId = keyof typeof months;

export const monthIds = Object.keys(months) as [MonthId, ...MonthId[]];
