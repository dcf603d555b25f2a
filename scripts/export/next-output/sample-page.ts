/** For the tests: a page as Next writes it, with the least of each thing. */
export const samplePage = ({ head = '', body = '' } = {}): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    `<script src="/_next/static/chunks/main.js" async=""></script>${head}</head>`,
    `<body>${body}<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:{}"])</script></body></html>',
  ].join('');
