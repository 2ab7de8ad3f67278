# The product as one image. Build it with `docker build -t honestodds .`, or let docker compose do so.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/compileCache
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
# The packages that the bundle leaves out: WebAssembly and native code. The last two are dependencies of sharp.
COPY --from=build /app/node_modules/@electric-sql ./node_modules/@electric-sql
COPY --from=build /app/node_modules/@node-rs ./node_modules/@node-rs
COPY --from=build /app/node_modules/sharp ./node_modules/sharp
COPY --from=build /app/node_modules/@img ./node_modules/@img
COPY --from=build /app/node_modules/detect-libc ./node_modules/detect-libc
COPY --from=build /app/dist ./dist
# Node stores compiled code in the second folder, so the next start of the container is faster.
RUN mkdir /data compileCache && chown node:node /data compileCache
USER node
VOLUME /data
EXPOSE 4000
# Bash can open a connection by itself. Starting Node would take a tenth of a second of CPU time for every check.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "dist/server/main.js"]
