/** Pages as they are read without their style: by text browsers and by crawlers. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { joinedTexts } from '../support/joined-texts';
import { everyRoute, rawHtml } from '../support/pages';

test('no two names run into each other on any page', () => {
  const pages = [...everyRoute.map((path) => [path, rawHtml(path)]), ['404', readFileSync('out/404.html', 'utf8')]];
  const found = pages.flatMap(([path = '', html = '']) => joinedTexts(html).map((pair) => `${path}: ${pair}`));
  expect(found).toEqual([]);
});

test('names that run into each other are found, words with a mark of their own inside are not', () => {
  expect(joinedTexts('<p><a>Kerala Package</a><a>Book Now</a></p>')).toEqual(['Kerala Package|Book Now']);
  expect(joinedTexts('<p><a>Kerala</a> <a>Goa</a>, <b>5</b> <span>days</span></p><p>Bali</p>')).toEqual([]);
  expect(joinedTexts('<a>hello@<wbr>example<wbr>.com</a>')).toEqual([]);
});
