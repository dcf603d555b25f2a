import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { anyText } from '@/scripts/lib/test/any-text';
import { scriptJson } from './inline-scripts';

/** Strings that would end a script element or open a comment if the HTML parser took them for markup. */
const marks = ['</script>', '</SCRIPT ', '<!--', '-->', '<script', ']]>', '\u2028', '\u2029', '&lt;', '\u0000', '$&'];
const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...marks) }));
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any')),
    fc.dictionary(text, tie('any'), { noNullPrototype: true }),
  ),
})).any;

test('reads any value back unchanged, and lets nothing in it end its script element or open a comment', () => {
  fc.assert(
    fc.property(value, (original) => {
      const json = scriptJson(original);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(original)));
      const nodes = parseFragment(`<script type="application/ld+json">${json}</script><p>after</p>`).childNodes;
      expect(nodes.map((node) => node.nodeName)).toEqual(['script', 'p']);
      const [script] = nodes;
      const inside = script && 'childNodes' in script ? script.childNodes : [];
      expect(inside.map((node) => ('value' in node ? node.value : ''))).toEqual([json]);
    }),
  );
});
