/** The length of a day of a plan, from the times of departure and return in its text. */

/** The longest day that suits elders, including rests. */
export const mostHoursForElders = 13;

const time = /\b(\d{1,2})(?::(\d\d))? (am|pm)\b/g;

const setsOut = /\b(leave|start|set out|set off|on the road|drive|pick you up|meet|report|collect)\b/i;
const isBack = /\b(back|arrive|reach|return|are in|you are at|drop)\b/i;
/** Sentences with times of the traveller's own or of the railway, which do not count. */
const ofOthers = /\b(choose|trains? leaves?|flights?)\b/i;

const timesIn = (sentences: readonly string[], words: RegExp): number[] =>
  sentences
    .filter((sentence) => words.test(sentence) && !ofOthers.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(time)])
    .map(([, hour, minute, half]) => (Number(hour) % 12) + (half === 'pm' ? 12 : 0) + Number(minute ?? 0) / 60);

/** Hours from the first departure in a day's text to the last return; 0 if the text lacks one of them. */
export function hoursOut(text: string): number {
  const sentences = text.split(/(?<=[.;?!]) /);
  const [out, back] = [timesIn(sentences, setsOut), timesIn(sentences, isBack)];
  return out.length === 0 || back.length === 0 ? 0 : Math.max(...back) - Math.min(...out);
}
