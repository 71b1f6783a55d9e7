/** The part of autocannon 9 that the benches use; it brings no types of its own. */
declare module "autocannon" {
  namespace autocannon {
    interface Request {
      method?: "GET" | "POST";
      path?: string;
      body?: string;
      headers?: Record<string, string>;
      setupRequest?: (request: Request) => Request;
    }
    interface Options extends Request {
      url: string;
      connections: number;
      duration: number;
      requests?: Request[];
    }
    interface Result {
      requests: { average: number; total: number };
      latency: { p50: number; p99: number };
      duration: number;
      errors: number;
      non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
