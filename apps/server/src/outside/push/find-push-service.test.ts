import { expect, test } from "vitest";
import { findPushService } from "./find-push-service.ts";

const find = (endpoint: string, hasPublicServices = true) =>
  findPushService(endpoint, { hasPublicServices, pushServices: ["http://10.0.0.7:8080"] });

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc:def", "google"],
  ["https://jmt17.google.com/fcm/send/abc", "google"],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", "mozilla"],
  ["https://web.push.apple.com/abc", "apple"],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", "microsoft"],
])("the push services of browsers are called: %s", (endpoint, name) => {
  expect(find(endpoint)).toBe(name);
  expect(find(endpoint, false)).toBeNull();
});

test("an origin that the operator names is called, with its protocol and port", () => {
  expect(find("http://10.0.0.7:8080/abc", false)).toBe("http://10.0.0.7:8080");
  expect(find("http://10.0.0.7/abc")).toBeNull();
  expect(find("https://10.0.0.7:8080/abc")).toBeNull();
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com@127.0.0.1/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://evilpush.apple.com.example/abc",
  "https://push.apple.com/abc",
  "https://notpush.apple.com/abc",
  "https://127.0.0.1/abc",
  "https://localhost/abc",
  "https://[::1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.8/abc",
  "file:///etc/passwd",
  "not an address",
])("no other address is called: %s", (endpoint) => {
  expect(find(endpoint)).toBeNull();
});
