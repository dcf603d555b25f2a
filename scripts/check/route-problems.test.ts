import { documentPaths } from '../../content/documents';
import { routes } from '../../content/routes';
import { routeProblems } from './route-problems';

test('a path that changed without its folder is one line that says what to do', () => {
  expect(routeProblems({ ...routes, about: '/about-us' }, (path) => path !== 'app/about-us')).toEqual([
    'routes about: /about-us has no page: rename the folder of its page to app/about-us',
  ]);
});

test('the home page and the documents have no folder of their own', () => {
  const { home } = routes;
  expect(routeProblems({ home, ...documentPaths }, () => false)).toEqual([]);
});
