#!/usr/bin/env python3
"""Checks saved checkpoints, proofs and receipts without the service.

Written from docs/checkpoints.md, docs/ledger-format.md, RFC 6962, RFC 8032 and RFC 9162 alone. Needs Python 3.9 and no packages.
"""

import argparse
import base64
import hashlib
import json
import re
import sys

NODE, LEAF = b"\x01", b"\x00"


class Fault(Exception):
    """Reason for which a file proves nothing."""


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


# Ed25519 (RFC 8032, section 5.1): points of the curve in extended coordinates.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point = add(point, point)
        number >>= 1
    return result


def decompress(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = decompress((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, text, signature):
    point, start = decompress(key), decompress(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or point is None or start is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + key + text).digest()
    left = multiply(scalar, BASE)
    right = add(start, multiply(int.from_bytes(digest, "little") % ORDER, point))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


def decode(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        data = None
    if data is None or base64.b64encode(data).decode() != text:
        raise Fault("a text is not Base64")
    return data


def open_note(note, key):
    """Returns the text of a signed note (https://c2sp.org/signed-note) that the key signed."""
    name, key_id, public = (key.split("+", 2) + ["", ""])[:3]
    public = decode(public)
    if len(public) != 33 or public[:1] != b"\x01" or sha256(name.encode(), b"\n", public)[:4].hex() != key_id:
        raise Fault("the key is no public key")
    text, separator, lines = note.rpartition("\n\n")
    if not separator:
        raise Fault("the text is no signed note")
    for line in lines.splitlines():
        match = re.fullmatch(r"\u2014 (\S+) (\S+)", line)
        if match and match[1] == name and decode(match[2])[:4].hex() == key_id:
            if is_signed(public[1:], f"{text}\n".encode(), decode(match[2])[4:]):
                return text.split("\n")
            raise Fault("the signature does not match")
    raise Fault("the key did not sign the note")


def open_checkpoint(note, key):
    lines = open_note(note, key)
    if len(lines) < 3 or lines[0] != key.split("+")[0] or not re.fullmatch(r"0|[1-9]\d*", lines[1]):
        raise Fault("the signed text is no checkpoint of the key's origin")
    return int(lines[1]), decode(lines[2])


def root_of_proof(leaf, index, size, proof):
    """Computes the root from an audit path (RFC 9162, section 2.1.3.2)."""
    fn, sn, node = index, size - 1, leaf
    if not 0 <= index < size:
        return None
    for sibling in proof:
        if sn == 0:
            return None
        if fn & 1 or fn == sn:
            node = sha256(NODE, sibling, node)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            node = sha256(NODE, node, sibling)
        fn, sn = fn >> 1, sn >> 1
    return node if sn == 0 else None


def is_consistent(first, second, proof):
    """Verifies that a tree continues another one (RFC 9162, section 2.1.4.2)."""
    (size1, root1), (size2, root2) = first, second
    if size1 == size2:
        return not proof and root1 == root2
    if size1 > size2 or size1 == 0:
        return size1 == 0 and not proof and root1 == sha256()
    path = ([root1] if size1 & (size1 - 1) == 0 else []) + proof
    if not path:
        return False
    fn, sn = size1 - 1, size2 - 1
    while fn & 1:
        fn, sn = fn >> 1, sn >> 1
    fr = sr = path[0]
    for node in path[1:]:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            fr, sr = sha256(NODE, node, fr), sha256(NODE, node, sr)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            sr = sha256(NODE, sr, node)
        fn, sn = fn >> 1, sn >> 1
    return sn == 0 and (fr, sr) == (root1, root2)


def check_event(signed, family, seq, head, index, proof):
    fields = [b"learning-service/ledger-leaf/1", *(str(value).encode() for value in (family, seq, head))]
    leaf = sha256(LEAF, *(len(field).to_bytes(4, "big") + field for field in fields))
    size, root = signed
    if root_of_proof(leaf, index, size, [decode(text) for text in proof]) != root:
        raise Fault(f"the proof of event {seq} of family {family} does not lead to the signed root")
    return family, seq, head


HEADER = re.compile(
    r'(?:[Ll]edger-[Rr]eceipt:)?\s*family=(\d+), seq=(\d+), hash="([0-9a-f]{64})", prior="([0-9a-f]{64})"(?:, sig=:(\S+):)?\s*'
)


def check(text, key):
    """Returns the events whose hashes the file proves."""
    header = HEADER.fullmatch(text)
    if header:
        *values, signature = header.groups()
        if signature is None:
            raise Fault("the receipt is not signed: look for its hash in an export")
        name = key.split("+")[0]
        open_note("\n".join([name, "receipt", *values]) + f"\n\n\u2014 {name} {signature}\n", key)
        return [(int(values[0]), int(values[1]), values[2])]
    if key.split("+")[0].endswith("/ledger"):
        raise Fault("the key is of a version before the log: only the service's own command reads its files")
    data = json.loads(text)
    if "receipt" in data:
        values = [data[name] for name in ("familyId", "seq", "hash", "prior")]
        if open_note(data["receipt"], key) != [key.split("+")[0], "receipt", *map(str, values)]:
            raise Fault("the signed text is not this receipt")
        return [tuple(values[:3])]
    if "earlier" in data:
        heads = [open_checkpoint(data[name], key) for name in ("earlier", "later")]
        if not is_consistent(*heads, [decode(node) for node in data["proof"]]):
            raise Fault("the later checkpoint does not continue the earlier one")
        return []
    if "checkpoint" in data:
        signed = open_checkpoint(data["checkpoint"], key)
        if signed[0] != data["size"]:
            raise Fault("the signed size is another one")
        return [check_event(signed, *(data[name] for name in ("familyId", "seq", "head", "index", "proof")))]
    signed = open_checkpoint(data["note"], key)
    return [check_event(signed, *event) for event in data.get("events", [])]


def compare(events, export):
    """Compares the events with those of an export, which verify.py verifies. Leaves out other families."""
    with open(export, encoding="utf-8") as lines:
        family = json.loads(next(lines))["familyId"]
        wanted = {seq: head for (owner, seq, head) in events if owner == family}
        if events and not wanted:
            raise Fault(f"the file concerns other families than family {family} of the export")
        for event in map(json.loads, lines):
            if wanted.get(event["seq"]) == event["hash"]:
                del wanted[event["seq"]]
    for seq in wanted:
        raise Fault(f"event {seq} of family {family} is missing in the export, or has another hash")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--key", required=True, help="the public key that you saved")
    parser.add_argument("--export", help="an export to compare with; verify it with verify.py")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    has_fault = False
    for file in options.files:
        try:
            with open(file, encoding="utf-8") as source:
                events = check(source.read(), options.key)
            if options.export:
                compare(events, options.export)
            print(f"{file}: sound")
        except Fault as fault:
            has_fault = True
            print(f"{file}: {fault}")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            has_fault = True
            print(f"{file}: another form ({error!r})")
    sys.exit(1 if has_fault else 0)


if __name__ == "__main__":
    main()
