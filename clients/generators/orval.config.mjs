const input = '../../openapi.yaml';
const target = (name) => `generated/orval/${name}.ts`;

export default {
  client: {
    input,
    output: { target: target('client'), client: 'fetch', mode: 'single', baseUrl: process.env.BASE_URL },
  },
  zod: { input, output: { target: target('zod'), client: 'zod', mode: 'single' } },
};
