// Checks questions on standard input with golang.org/x/mod/sumdb, the implementation of Go's checksum database, from
// which the C2SP formats come. Prints what is wrong with each, or an empty text.
package main

import (
	"encoding/json"
	"log"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type question struct {
	Kind  string
	Proof []tlog.Hash
	// Size and root of the tree.
	Size int64
	Root tlog.Hash
	// Position and hash of a leaf, or size and root of an earlier tree.
	At   int64
	Hash tlog.Hash
	// Signed note, its text, and the public key.
	Note, Text, Key string
}

func (q question) check() error {
	switch q.Kind {
	case "inclusion":
		return tlog.CheckRecord(q.Proof, q.Size, q.Root, q.At, q.Hash)
	case "consistency":
		return tlog.CheckTree(q.Proof, q.Size, q.Root, q.At, q.Hash)
	}
	verifier, err := note.NewVerifier(q.Key)
	if err != nil {
		return err
	}
	opened, err := note.Open([]byte(q.Note), note.VerifierList(verifier))
	if err == nil && opened.Text != q.Text {
		log.Fatalf("the note has the text %q", opened.Text)
	}
	return err
}

func main() {
	var questions []question
	if err := json.NewDecoder(os.Stdin).Decode(&questions); err != nil {
		log.Fatal(err)
	}
	answers := []string{}
	for _, q := range questions {
		answer := ""
		if err := q.check(); err != nil {
			answer = err.Error()
		}
		answers = append(answers, answer)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		log.Fatal(err)
	}
}
