/** Style sheets, which the bundler joins. */
declare module '*.css';
