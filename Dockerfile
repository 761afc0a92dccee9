# The service with its embedded database: docker run -p 127.0.0.1:3000:3000 -v learning-data:/data learning-service
# The index of all platforms, with Node 24.21.0. `docker buildx imagetools inspect node:24-slim` shows the newest digest.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY bin bin
COPY schema schema
COPY sql sql
COPY src src

RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/healthcheck').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--require", "./src/node-version.cjs", "src/main.ts"]
