import { connect } from 'node:net';

/** The real PostgreSQL and Redis of the second test run. */
export const services = {
  PostgreSQL: process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres',
  Redis: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
};

const defaultPorts = { PostgreSQL: 5432, Redis: 6379 };

/** The names of the services that do not accept a connection within a second. */
export async function silentServices() {
  const names = Object.keys(services);
  const answers = await Promise.all(names.map((name) => accepts(services[name], defaultPorts[name])));
  return names.filter((_, index) => !answers[index]);
}

function accepts(address, defaultPort) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || defaultPort, timeout: 1000 });
    const finish = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
