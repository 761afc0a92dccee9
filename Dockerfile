# The service with its embedded database. deploy/compose.yaml runs it.
# The base is the index of all platforms, with Node 24.21.0. `docker buildx imagetools inspect node:24-slim` shows the newest digest.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without types and source maps, which nothing reads, 204 MB of packages become 149 MB.
RUN npm ci --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# Commit that --version and /api/version show: docker build --build-arg COMMIT="$(git rev-parse HEAD)" .
ARG COMMIT=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data COMMIT=$COMMIT
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY bin bin
COPY clients/typescript/src clients/typescript/src
COPY curriculum curriculum
COPY schema schema
COPY sql sql
COPY src src
RUN ln -s /app/bin/learning-service.cjs /usr/local/bin/learning-service && mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
# The first start creates the database; one after a crash recovers it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/healthcheck').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--require", "./src/node-version.cjs", "src/main.ts"]
