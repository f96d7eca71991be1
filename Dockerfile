# The site as one image: `docker build -t shulei .`, see docs/operating.md.
ARG BASE=node:24-trixie-slim

FROM ${BASE} AS build
WORKDIR /srv/shulei
ENV CI=1
COPY . .
# installs everything and builds the pages, then leaves what the server needs to run
RUN node scripts/build.mjs \
  && node scripts/image.mjs

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# the data folder belongs to the account of the server; a new volume takes this over
RUN install -d -o node -g node -m 0700 /data
WORKDIR /srv/shulei
COPY --from=build /srv/shulei/image ./
USER node
VOLUME /data
EXPOSE 3000
# healthy while the process answers; whether its database does is the business of a monitor that asks /readyz
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/web/server/main.ts"]
