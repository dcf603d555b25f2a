/** Returns whether a text is a day such as 2027-03-31. Date.parse accepts 30 February and returns 2 March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
