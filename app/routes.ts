import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("buy", "routes/buy.tsx"),
  route("property/:id", "routes/property.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
