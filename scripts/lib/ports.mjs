import { createServer } from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<boolean>} rejects where it is no port
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
  });

/** The first free port from one on. @param {number} port @returns {Promise<number>} */
export const freePort = async (port) => ((await isFree(port)) ? port : freePort(port + 1));
